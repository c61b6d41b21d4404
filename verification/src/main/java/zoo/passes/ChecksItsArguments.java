package zoo.passes;

import java.util.List;
import java.util.Objects;

/** Refuses bad arguments itself, in every usual way. */
public final class ChecksItsArguments {
    private final int[] slots;

    public ChecksItsArguments(int size) {
        if (size < 0) {
            throw new IllegalArgumentException("negative size: " + size);
        }
        slots = new int[size];
    }

    public int get(int index) {
        Objects.checkIndex(index, slots.length);
        return slots[index];
    }

    public int ratio(int part, int whole) {
        if (whole == 0) {
            throw new IllegalArgumentException("no ratio to nothing");
        }
        return part / whole;
    }

    public static int length(String text) {
        return Objects.requireNonNull(text, "text").length();
    }

    public static String first(List<String> list) {
        if (list == null || list.isEmpty()) {
            throw new IllegalArgumentException("no first of nothing");
        }
        return list.get(0);
    }
}
