package zoo.shapes.lang;

/** Not the usual one. */
public class String {
    private final java.lang.String text;

    public String(java.lang.String text) {
        this.text = text;
    }

    public int divide(java.lang.String other, String another, int by) {
        return another == null ? 0 : 1 / by;
    }

    @Override
    public java.lang.String toString() {
        return text;
    }
}
