package dev.quintain.runtime.inject;

import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.RandomAccessFile;
import java.io.Reader;
import java.lang.ref.SoftReference;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.channels.Channel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** What the code under test opened. */
final class Resources {
    /** What opens more than this at a time does so for a living: more would only use up memory. */
    private static final int MOST = 2000;

    private final Map<Key, Opened> opened = new HashMap<>();
    private final int most;

    private Resources(int most) {
        this.most = most;
    }

    static Resources noted() {
        return new Resources(MOST);
    }

    /** Where nobody will ask: to hold on to what is opened costs memory, and so time. */
    static Resources ignored() {
        return new Resources(0);
    }

    /**
     * A resource. There are tests that fill the heap and wait for objects to go: they must not wait for ever because of
     * us. Where there is room, on the other hand, nothing that was not closed may be lost.
     */
    private static final class Key extends SoftReference<Object> {
        private final int hash;

        Key(Object resource) {
            super(resource);
            this.hash = System.identityHashCode(resource);
        }

        @Override
        public int hashCode() {
            return hash;
        }

        @Override
        public boolean equals(Object other) {
            return this == other || (other instanceof Key key && get() != null && get() == key.get());
        }
    }

    /**
     * What is known of a resource.
     *
     * @param entry the call from outside during which it was opened
     * @param tells whether its class is rewritten, so that it tells when it is closed; else it has to be asked
     */
    private record Opened(String entry, boolean tells) {}

    void opened(Object resource, String entry) {
        if (resource != null && hasRoom()) {
            opened.putIfAbsent(new Key(resource), new Opened(entry, false));
        }
    }

    void made(Object resource, String entry) {
        if (hasRoom()) {
            opened.put(new Key(resource), new Opened(entry, true));
        }
    }

    boolean hasRoom() {
        return opened.size() < most;
    }

    void closed(Object resource) {
        if (!opened.isEmpty()) {
            opened.remove(new Key(resource));
        }
    }

    /** Class names of those that are open, sorted. Of what does not tell, the class is followed by a question mark. */
    List<String> stillOpen(Predicate<String> entry, Wrapping wrapping) {
        var open = new ArrayList<String>();
        opened.forEach((key, known) -> {
            Object resource = key.get();
            String state = resource == null || !entry.test(known.entry())
                    ? null
                    : known.tells() ? nameUnless(wrapping, resource) : state(resource);
            if (state != null) {
                open.add(state);
            }
        });
        open.sort(null);
        return open;
    }

    /** What stands for another resource is open or closed as that is. */
    private static String nameUnless(Wrapping wrapping, Object resource) {
        return wrapping.isAround(resource) ? null : resource.getClass().getName();
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
                // Around a stream that somebody else has closed, it still has the characters that it has read before.
                return reader.getClass() == InputStreamReader.class ? name + "?" : name;
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
