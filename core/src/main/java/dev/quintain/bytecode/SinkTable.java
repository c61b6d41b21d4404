package dev.quintain.bytecode;

import dev.quintain.bytecode.Sink.Argument;
import dev.quintain.bytecode.Sink.Constant;
import dev.quintain.bytecode.Sink.Field;
import dev.quintain.bytecode.Sink.OpenFolder;
import dev.quintain.bytecode.Sink.Operand;
import dev.quintain.bytecode.Sink.Receiver;
import dev.quintain.runtime.SharedState;
import java.nio.file.FileSystems;
import java.nio.file.spi.FileSystemProvider;
import java.util.ArrayList;
import java.util.List;

/**
 * The sinks of JDK 17 to 25. Each row says what would go unguarded without it (a dash: a JDK may do without), the
 * method, the hook and what the hook is told. A row that a JDK does not have is passed over; {@link SinkHooks} says if a
 * need is left without any.
 *
 * <p>It is one constant text, read without lambdas and string concatenation, because every worker reads it before its
 * main method runs.
 */
final class SinkTable {
    /** In place of a class: that of the default file system's provider, and those it inherits from. */
    private static final String PROVIDER = "PROVIDER";

    private static final String ROWS = """
            exit                   | java.lang.Runtime.exit(int) | EXIT arg0
            halt                   | java.lang.Runtime.halt(int) | EXIT arg0
            -                      | jdk.internal.misc.Signal.raise(Signal) | SIGNAL arg0

            starting processes     | java.lang.ProcessImpl.start(String[],Map,String,Redirect[],boolean) | START_PROCESS arg0
            ending processes       | java.lang.ProcessHandleImpl.destroyProcess(boolean) | END_PROCESS

            writing files          | java.io.FileOutputStream.open(String,boolean) | WRITE_NAME arg0
            random access to files | java.io.RandomAccessFile.open(String,int) | OPEN_RANDOM_ACCESS arg0 arg1
            amounts by streams     | java.io.FileOutputStream.write(int) | WROTE_ONE
            amounts by streams     | java.io.FileOutputStream.write(byte[]) | WROTE_BYTES arg0
            amounts by streams     | java.io.FileOutputStream.write(byte[],int,int) | WROTE_COUNT arg2
            amounts by random access | java.io.RandomAccessFile.write(int) | WROTE_ONE
            amounts by random access | java.io.RandomAccessFile.write(byte[]) | WROTE_BYTES arg0
            amounts by random access | java.io.RandomAccessFile.write(byte[],int,int) | WROTE_COUNT arg2
            amounts by channels    | sun.nio.ch.FileChannelImpl.write(ByteBuffer) | WROTE_BUFFER arg0
            amounts by channels    | sun.nio.ch.FileChannelImpl.write(ByteBuffer,long) | WROTE_BUFFER arg0
            amounts by many buffers | sun.nio.ch.FileChannelImpl.write(ByteBuffer[],int,int) | WROTE_BUFFERS arg0 arg1 arg2
            amounts by transfer    | sun.nio.ch.FileChannelImpl.transferTo(long,long,WritableByteChannel) | TRANSFER_TO this arg1
            amounts by transfer    | sun.nio.ch.FileChannelImpl.transferFrom(ReadableByteChannel,long,long) | TRANSFER_FROM arg0 arg2
            amounts by mapping     | sun.nio.ch.FileChannelImpl.map(MapMode,long,long) | MAP arg0 arg1 arg2
            -                      | sun.nio.ch.FileChannelImpl.map(MapMode,long,long,Arena) | MAP arg0 arg1 arg2
            -                      | sun.nio.ch.SimpleAsynchronousFileChannelImpl.implWrite(ByteBuffer,long,Object,CompletionHandler) | WROTE_BUFFER arg0
            -                      | java.io.RandomAccessFile.setLength(long) | LENGTHEN arg0
            deleting files         | java.io.File.delete() | CHANGE_NAME this.path
            deleting files at exit | java.io.File.deleteOnExit() | CHANGE_NAME this.path
            making files           | java.io.File.createNewFile() | CHANGE_NAME this.path
            making temporary files | java.io.File.createTempFile(String,String,File) | CREATE_INSIDE arg2
            making folders         | java.io.File.mkdir() | CHANGE_NAME this.path
            renaming files         | java.io.File.renameTo(File) | MOVE_NAME this.path arg0
            dating files           | java.io.File.setLastModified(long) | WRITE_NAME this.path
            protecting files       | java.io.File.setReadOnly() | WRITE_NAME this.path
            write permission       | java.io.File.setWritable(boolean,boolean) | WRITE_NAME this.path
            read permission        | java.io.File.setReadable(boolean,boolean) | WRITE_NAME this.path
            execute permission     | java.io.File.setExecutable(boolean,boolean) | WRITE_NAME this.path

            byte channels          | PROVIDER.newByteChannel(Path,Set,FileAttribute[]) | OPEN arg0 arg1
            file channels          | PROVIDER.newFileChannel(Path,Set,FileAttribute[]) | OPEN arg0 arg1
            asynchronous channels  | PROVIDER.newAsynchronousFileChannel(Path,Set,ExecutorService,FileAttribute[]) | OPEN arg0 arg1
            folders by path        | PROVIDER.createDirectory(Path,FileAttribute[]) | CHANGE arg0
            symbolic links         | PROVIDER.createSymbolicLink(Path,Path,FileAttribute[]) | CHANGE arg0
            hard links             | PROVIDER.createLink(Path,Path) | LINK arg0 arg1
            deleting by path       | PROVIDER.delete(Path) | CHANGE arg0
            deleting if it exists  | PROVIDER.deleteIfExists(Path) | CHANGE arg0
            copying                | PROVIDER.copy(Path,Path,CopyOption[]) | COPY arg0 arg1
            moving                 | PROVIDER.move(Path,Path,CopyOption[]) | MOVE arg0 arg1
            attributes             | PROVIDER.setAttribute(Path,String,Object,LinkOption[]) | WRITE arg0
            -                      | sun.nio.fs.UnixFileAttributeViews$Basic.setTimes(FileTime,FileTime,FileTime) | WRITE this.file
            -                      | sun.nio.fs.UnixFileAttributeViews$Posix.setMode(int) | WRITE this.file
            -                      | sun.nio.fs.UnixFileAttributeViews$Posix.setOwners(int,int) | WRITE this.file
            -                      | sun.nio.fs.LinuxDosFileAttributeView.updateDosAttribute(int,boolean) | WRITE this.file
            -                      | sun.nio.fs.UnixUserDefinedFileAttributeView.write(String,ByteBuffer) | WRITE this.file
            -                      | sun.nio.fs.UnixUserDefinedFileAttributeView.delete(String) | WRITE this.file
            -                      | sun.nio.fs.UnixSecureDirectoryStream.newByteChannel(Path,Set,FileAttribute[]) | OPEN_IN folder-of-this arg0 arg1
            -                      | sun.nio.fs.UnixSecureDirectoryStream.deleteFile(Path) | CHANGE_IN folder-of-this arg0
            -                      | sun.nio.fs.UnixSecureDirectoryStream.deleteDirectory(Path) | CHANGE_IN folder-of-this arg0
            -                      | sun.nio.fs.UnixSecureDirectoryStream.move(Path,SecureDirectoryStream,Path) | MOVE_IN folder-of-this arg0 folder-of-arg1 arg2
            -                      | com.sun.management.internal.HotSpotDiagnostic.dumpHeap(String,boolean) | CHANGE_NAME arg0

            connecting             | sun.nio.ch.Net.connect(ProtocolFamily,FileDescriptor,InetAddress,int) | CONNECT arg2 arg3
            listening              | sun.nio.ch.Net.bind(ProtocolFamily,FileDescriptor,InetAddress,int) | BIND arg2 arg3
            connecting locally     | sun.nio.ch.UnixDomainSockets.connect(FileDescriptor,Path) | LOCAL_SOCKET arg1
            listening locally      | sun.nio.ch.UnixDomainSockets.bind(FileDescriptor,Path) | LOCAL_SOCKET arg1
            looking up names       | java.net.InetAddress$PlatformNameService.lookupAllHostAddr(String) | LOOK_UP_NAME arg0
            looking up names       | java.net.InetAddress$PlatformResolver.lookupByName(String,LookupPolicy) | LOOK_UP_NAME arg0
            looking up addresses   | java.net.InetAddress$PlatformNameService.getHostByAddr(byte[]) | LOOK_UP_ADDRESS arg0
            looking up addresses   | java.net.InetAddress$PlatformResolver.lookupByAddress(byte[]) | LOOK_UP_ADDRESS arg0
            -                      | java.net.Inet4AddressImpl.isReachable(InetAddress,int,NetworkInterface,int) | REACH arg0
            -                      | java.net.Inet6AddressImpl.isReachable(InetAddress,int,NetworkInterface,int) | REACH arg0

            -                      | java.security.SecureRandom.nextBytes(byte[]) | DREW arg0
            -                      | java.util.Random.<init>() | BEGAN this

            threads                | java.lang.Thread.start() | THREAD_STARTED this
            -                      | java.lang.Thread.start(ThreadContainer) | THREAD_STARTED this
            -                      | java.lang.VirtualThread.start(ThreadContainer) | THREAD_STARTED this
            -                      | java.util.concurrent.ThreadPoolExecutor.addWorker(Runnable,boolean) | POOL_GREW this
            thread groups          | java.lang.ThreadGroup.<init>(ThreadGroup,String) | TOUCH THREAD_GROUPS
            thread groups' limits  | java.lang.ThreadGroup.setMaxPriority(int) | TOUCH THREAD_GROUPS
            thread groups' ends    | java.lang.ThreadGroup.setDaemon(boolean) | TOUCH THREAD_GROUPS
            shutdown hooks         | java.lang.Runtime.addShutdownHook(Thread) | SHUTDOWN_HOOK arg0

            standard input         | java.lang.System.setIn(InputStream) | TOUCH STREAMS
            standard output        | java.lang.System.setOut(PrintStream) | TOUCH STREAMS
            standard error         | java.lang.System.setErr(PrintStream) | TOUCH STREAMS
            setting properties     | java.lang.System.setProperty(String,String) | TOUCH PROPERTIES
            clearing properties    | java.lang.System.clearProperty(String) | TOUCH PROPERTIES
            replacing properties   | java.lang.System.setProperties(Properties) | TOUCH PROPERTIES
            all properties         | java.lang.System.getProperties() | TOUCH PROPERTIES
            default locale         | java.util.Locale.setDefault(Locale) | TOUCH LOCALE
            locale of a category   | java.util.Locale.setDefault(Category,Locale) | TOUCH LOCALE
            time zone              | java.util.TimeZone.setDefault(TimeZone) | TOUCH TIME_ZONE
            uncaught exceptions    | java.lang.Thread.setDefaultUncaughtExceptionHandler(UncaughtExceptionHandler) | TOUCH DEFAULT_HANDLERS
            authenticator          | java.net.Authenticator.setDefault(Authenticator) | TOUCH DEFAULT_HANDLERS
            proxy selector         | java.net.ProxySelector.setDefault(ProxySelector) | TOUCH DEFAULT_HANDLERS
            cookie handler         | java.net.CookieHandler.setDefault(CookieHandler) | TOUCH DEFAULT_HANDLERS
            response cache         | java.net.ResponseCache.setDefault(ResponseCache) | TOUCH DEFAULT_HANDLERS
            url handlers           | java.net.URL.setURLStreamHandlerFactory(URLStreamHandlerFactory) | TOUCH FACTORIES
            content handlers       | java.net.URLConnection.setContentHandlerFactory(ContentHandlerFactory) | TOUCH FACTORIES
            sockets                | java.net.Socket.setSocketImplFactory(SocketImplFactory) | TOUCH FACTORIES
            server sockets         | java.net.ServerSocket.setSocketFactory(SocketImplFactory) | TOUCH FACTORIES
            datagram sockets       | java.net.DatagramSocket.setDatagramSocketImplFactory(DatagramSocketImplFactory) | TOUCH FACTORIES
            """;

    private final List<String> providers;

    private SinkTable(List<String> providers) {
        this.providers = providers;
    }

    static List<Sink> ofThisJvm() {
        return new SinkTable(defaultProviders()).read();
    }

    private static List<String> defaultProviders() {
        List<String> names = new ArrayList<>();
        Class<?> type = FileSystems.getDefault().provider().getClass();
        // Not the root of all providers: those of zip files and of code under test inherit from it too.
        while (type != FileSystemProvider.class) {
            names.add(type.getName());
            type = type.getSuperclass();
        }
        return names;
    }

    private List<Sink> read() {
        List<Sink> sinks = new ArrayList<>();
        for (String row : ROWS.split("\n")) {
            if (!row.isEmpty()) {
                String[] columns = row.split("\\|");
                read(columns[0].strip(), columns[1].strip(), columns[2].strip(), sinks);
            }
        }
        return sinks;
    }

    private void read(String need, String method, String call, List<Sink> sinks) {
        int dot = method.lastIndexOf('.', method.indexOf('('));
        String owner = method.substring(0, dot);
        String[] words = call.split(" ");
        List<Operand> operands = new ArrayList<>();
        for (int i = 1; i < words.length; i++) {
            operands.add(operand(words[i]));
        }
        for (String type : owner.equals(PROVIDER) ? providers : List.of(owner)) {
            sinks.add(new Sink(
                    need.equals("-") ? "" : need,
                    type.replace('.', '/'),
                    method.substring(dot + 1),
                    Hook.valueOf(words[0]),
                    operands));
        }
    }

    private static Operand operand(String word) {
        if (word.startsWith("folder-of-")) {
            return new OpenFolder(operand(word.substring("folder-of-".length())));
        }
        if (word.startsWith("arg")) {
            return new Argument(word.charAt(3) - '0');
        }
        return switch (word) {
            case "this" -> new Receiver();
            case "this.path" -> new Field("path", "Ljava/lang/String;");
            case "this.file" -> new Field("file", "Lsun/nio/fs/UnixPath;");
            default -> new Constant(SharedState.valueOf(word).bit());
        };
    }
}
