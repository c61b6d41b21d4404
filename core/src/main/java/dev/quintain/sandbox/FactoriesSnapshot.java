package dev.quintain.sandbox;

import java.lang.reflect.Field;
import java.net.DatagramSocket;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URL;
import java.net.URLConnection;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The factories of java.net. They can be set only once in the life of a JVM: if they were not put back, the second test
 * that sets one would fail for what the first one did.
 */
final class FactoriesSnapshot implements Snapshot {
    private final List<Field> factories = new ArrayList<>();
    private final List<Field> handlers = new ArrayList<>();

    FactoriesSnapshot(GuardAgent agent) {
        agent.open(URL.class.getModule(), Set.of("java.net"));
        for (Class<?> type :
                List.of(URL.class, URLConnection.class, Socket.class, ServerSocket.class, DatagramSocket.class)) {
            factories.add(field(type, "factory"));
        }
        handlers.add(field(URL.class, "handlers"));
        handlers.add(field(URLConnection.class, "handlers"));
    }

    @Override
    public boolean putBack() {
        try {
            boolean changed = false;
            for (Field factory : factories) {
                changed |= factory.get(null) != null;
                factory.set(null, null);
            }
            for (Field made : handlers) {
                ((Map<?, ?>) made.get(null)).clear();
            }
            return changed;
        } catch (IllegalAccessException closed) {
            throw new IllegalStateException(closed);
        }
    }

    private static Field field(Class<?> type, String name) {
        try {
            Field field = type.getDeclaredField(name);
            field.setAccessible(true);
            return field;
        } catch (NoSuchFieldException unknownJdk) {
            throw new IllegalStateException("Java " + Runtime.version() + " keeps its factories elsewhere", unknownJdk);
        }
    }
}
