package zoo.flickers;

/** Looks once for a property that is there only if somebody has asked for the time zone before. */
public class RemembersTheTimeZone {
    private static final String ZONE = System.getProperty("user.timezone");

    public boolean isKnown() {
        return ZONE != null;
    }

    public int always() {
        return 42;
    }
}
