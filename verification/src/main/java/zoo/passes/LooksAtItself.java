package zoo.passes;

import java.util.Arrays;

/** Counts its own members by reflection, and must not see what was added to them. */
public class LooksAtItself {
    private static int counter = 1;

    public static int count() {
        long fields = Arrays.stream(LooksAtItself.class.getDeclaredFields())
                .filter(field -> !field.isSynthetic())
                .count();
        long methods = Arrays.stream(LooksAtItself.class.getDeclaredMethods())
                .filter(method -> !method.isSynthetic())
                .count();
        if (fields != 1 || methods != 1) {
            throw new AssertionError("I have changed: " + fields + " fields, " + methods + " methods");
        }
        return counter;
    }
}
