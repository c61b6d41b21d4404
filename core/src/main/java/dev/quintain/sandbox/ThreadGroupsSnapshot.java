package dev.quintain.sandbox;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The thread groups of the JVM and what they allow. Groups that tests make would stay in their parents, for good or until
 * the next collection of garbage, and whoever lists groups or threads would meet them.
 */
final class ThreadGroupsSnapshot implements Snapshot {
    private static final List<String> FIELDS = List.of("ngroups", "groups", "maxPriority", "daemon");

    /** For groups that go when nobody needs them any more. */
    private static final List<String> FIELDS_SINCE_19 = List.of("nweaks", "weaks");

    private final List<Value> values = new ArrayList<>();

    /** What a field of a group holds. */
    private record Value(
            ThreadGroup group, Field field, @Nullable Object content) {
        static Value of(ThreadGroup group, Field field) {
            return new Value(group, field, copy(content(group, field)));
        }

        // The old content is asked, which is the JDK's, whatever the new one may be.
        boolean isUnchanged() {
            return Objects.deepEquals(content, content(group, field));
        }

        void putBack() {
            try {
                field.set(group, copy(content));
            } catch (IllegalAccessException closed) {
                throw new IllegalStateException(closed);
            }
        }

        private static @Nullable Object copy(@Nullable Object content) {
            return content instanceof Object[] array ? array.clone() : content;
        }

        private static @Nullable Object content(ThreadGroup group, Field field) {
            try {
                return field.get(group);
            } catch (IllegalAccessException closed) {
                throw new IllegalStateException(closed);
            }
        }
    }

    ThreadGroupsSnapshot(GuardAgent agent) {
        agent.open(Thread.class.getModule(), Set.of("java.lang"));
        ThreadGroup root = Thread.currentThread().getThreadGroup();
        while (root.getParent() != null) {
            root = root.getParent();
        }
        take(root, fields());
    }

    private void take(ThreadGroup group, List<Field> fields) {
        for (Field field : fields) {
            values.add(Value.of(group, field));
        }
        ThreadGroup[] groups = new ThreadGroup[group.activeGroupCount()];
        for (ThreadGroup child : Arrays.copyOf(groups, group.enumerate(groups, false))) {
            take(child, fields);
        }
    }

    @Override
    public boolean putBack() {
        boolean changed = false;
        for (Value value : values) {
            synchronized (value.group()) {
                if (!value.isUnchanged()) {
                    value.putBack();
                    // To the root the JDK adds groups of its own, when it first needs them.
                    changed |= value.group().getParent() != null;
                }
            }
        }
        return changed;
    }

    private static List<Field> fields() {
        List<Field> fields = new ArrayList<>();
        for (String name : FIELDS) {
            fields.add(field(name));
        }
        if (Runtime.version().feature() >= 19) {
            for (String name : FIELDS_SINCE_19) {
                fields.add(field(name));
            }
        }
        return fields;
    }

    private static Field field(String name) {
        try {
            Field field = ThreadGroup.class.getDeclaredField(name);
            field.setAccessible(true);
            return field;
        } catch (NoSuchFieldException unknownJdk) {
            throw new IllegalStateException("Java " + Runtime.version() + " has other thread groups", unknownJdk);
        }
    }
}
