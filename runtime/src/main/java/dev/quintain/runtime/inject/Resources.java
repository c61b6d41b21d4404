package dev.quintain.runtime.inject;

import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.Reader;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.channels.Channel;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.function.Predicate;

/** What the code under test opened. */
final class Resources {
    private final IdentityHashMap<Object, State> opened = new IdentityHashMap<>();
    private final IdentityHashMap<Object, String> entries = new IdentityHashMap<>();

    /** What is known of a resource. */
    private enum State {
        /** It has to be asked. */
        UNKNOWN,
        /** Its class is rewritten, so that it tells when it is closed. */
        OPEN,
        CLOSED
    }

    /**
     * @param entry the call from outside during which it was opened
     */
    void opened(Object resource, String entry) {
        if (resource != null && opened.putIfAbsent(resource, State.UNKNOWN) == null) {
            entries.put(resource, entry);
        }
    }

    void made(Object resource, String entry) {
        opened.put(resource, State.OPEN);
        entries.put(resource, entry);
    }

    void closed(Object resource) {
        opened.replace(resource, State.CLOSED);
    }

    /** Class names of those that are open, sorted. Of what does not tell, the class is followed by a question mark. */
    List<String> stillOpen(Predicate<String> entry) {
        var open = new ArrayList<String>();
        opened.forEach((resource, known) -> {
            String state = switch (entry.test(entries.get(resource)) ? known : State.CLOSED) {
                case CLOSED -> null;
                case OPEN -> resource.getClass().getName();
                case UNKNOWN -> state(resource);
            };
            if (state != null) {
                open.add(state);
            }
        });
        open.sort(null);
        return open;
    }

    private static String state(Object resource) {
        String name = resource.getClass().getName();
        try {
            if (resource instanceof FileInputStream file) {
                return file.getFD().valid() ? name : null;
            }
            if (resource instanceof FileOutputStream file) {
                return file.getFD().valid() ? name : null;
            }
            if (resource instanceof RandomAccessFile file) {
                return file.getFD().valid() ? name : null;
            }
            if (resource instanceof Socket socket) {
                return socket.isClosed() ? null : name;
            }
            if (resource instanceof ServerSocket socket) {
                return socket.isClosed() ? null : name;
            }
            if (resource instanceof Channel channel) {
                return channel.isOpen() ? name : null;
            }
            if (resource instanceof Reader reader && isPlatform(resource.getClass())) {
                reader.ready();
                return name;
            }
        } catch (IOException | RuntimeException closed) {
            return null;
        }
        return name + "?";
    }

    private static boolean isPlatform(Class<?> type) {
        ClassLoader loader = type.getClassLoader();
        return loader == null || loader == ClassLoader.getPlatformClassLoader();
    }
}
