package dev.quintain.bytecode;

/** The methods of {@code runtime} that sinks call, by what they are told. */
enum Hook {
    EXIT("Guard", "exit", "(I)V"),
    SIGNAL("Guard", "signal", "(Ljava/lang/Object;)V"),
    START_PROCESS("Guard", "startProcess", "([Ljava/lang/String;)V"),
    END_PROCESS("Guard", "endProcess", "()V"),
    WRITE_NAME("Guard", "write", "(Ljava/lang/String;)V"),
    WRITE("Guard", "write", "(Ljava/nio/file/Path;)V"),
    CHANGE_NAME("Guard", "change", "(Ljava/lang/String;)V"),
    CHANGE("Guard", "change", "(Ljava/nio/file/Path;)V"),
    OPEN_RANDOM_ACCESS("Guard", "openRandomAccess", "(Ljava/lang/String;I)V"),
    OPEN("Guard", "open", "(Ljava/nio/file/Path;Ljava/util/Set;)V"),
    OPEN_IN("Guard", "openIn", "(Ljava/nio/file/Path;Ljava/nio/file/Path;Ljava/util/Set;)V"),
    CHANGE_IN("Guard", "changeIn", "(Ljava/nio/file/Path;Ljava/nio/file/Path;)V"),
    MOVE_IN("Guard", "moveIn", "(Ljava/nio/file/Path;Ljava/nio/file/Path;Ljava/nio/file/Path;Ljava/nio/file/Path;)V"),
    CREATE_INSIDE("Guard", "createInside", "(Ljava/io/File;)V"),
    MOVE_NAME("Guard", "move", "(Ljava/lang/String;Ljava/io/File;)V"),
    MOVE("Guard", "move", "(Ljava/nio/file/Path;Ljava/nio/file/Path;)V"),
    COPY("Guard", "copy", "(Ljava/nio/file/Path;Ljava/nio/file/Path;)V"),
    WROTE_ONE("Guard", "wroteOne", "()V"),
    WROTE_COUNT("Guard", "wrote", "(I)V"),
    WROTE_BYTES("Guard", "wrote", "([B)V"),
    WROTE_BUFFER("Guard", "wrote", "(Ljava/nio/ByteBuffer;)V"),
    WROTE_BUFFERS("Guard", "wrote", "([Ljava/nio/ByteBuffer;II)V"),
    LENGTHEN("Guard", "lengthen", "(J)V"),
    MAP("Guard", "map", "(Ljava/nio/channels/FileChannel$MapMode;JJ)V"),
    TRANSFER_TO("Guard", "transfer", "(Ljava/nio/channels/FileChannel;J)V"),
    TRANSFER_FROM("Guard", "transfer", "(Ljava/nio/channels/ReadableByteChannel;J)V"),
    LINK("Guard", "link", "(Ljava/nio/file/Path;Ljava/nio/file/Path;)V"),
    CONNECT("Guard", "connect", "(Ljava/net/InetAddress;I)V"),
    BIND("Guard", "bind", "(Ljava/net/InetAddress;I)V"),
    LOCAL_SOCKET("Guard", "localSocket", "(Ljava/nio/file/Path;)V"),
    REACH("Guard", "reach", "(Ljava/net/InetAddress;)V"),
    LOOK_UP_NAME("Guard", "lookUp", "(Ljava/lang/String;)V"),
    LOOK_UP_ADDRESS("Guard", "lookUp", "([B)V"),
    /** Called at the end, when there is something to be drawn again. */
    DREW("Draws", "drew", "([B)V"),
    /** The same for where to begin. */
    BEGAN("Draws", "began", "(Ljava/util/Random;)V"),
    TOUCH("Traces", "touch", "(I)V"),
    THREAD_STARTED("Traces", "started", "(Ljava/lang/Thread;)V"),
    POOL_GREW("Traces", "grew", "(Ljava/util/concurrent/ExecutorService;)V"),
    SHUTDOWN_HOOK("Traces", "added", "(Ljava/lang/Thread;)V");

    private final String owner;
    private final String method;
    private final String descriptor;

    Hook(String type, String method, String descriptor) {
        this.owner = "dev/quintain/runtime/".concat(type);
        this.method = method;
        this.descriptor = descriptor;
    }

    String owner() {
        return owner;
    }

    String method() {
        return method;
    }

    String descriptor() {
        return descriptor;
    }
}
