package zoo.survives;

/** Changes the state of an enum constant. Undone by a loader of its own, since constants keep their identity. */
public class HasAMutableEnum {
    /** Which is not what enums are for. */
    public enum Lamp {
        RED,
        GREEN;

        private int switched;
    }

    public static int lampIsUntouched(Lamp lamp) {
        if (++lamp.switched != 1) {
            throw new AssertionError("an earlier test switched " + lamp);
        }
        return switch (lamp) {
            case RED -> 0;
            case GREEN -> 1;
        };
    }
}
