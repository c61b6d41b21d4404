package zoo.generate;

/** A text that ignores case, and takes plain texts for its equals, which know nothing of it. */
public class EqualOneWayOnly {
    private final String text;

    public EqualOneWayOnly(String text) {
        this.text = String.valueOf(text);
    }

    public String plain() {
        return text;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof EqualOneWayOnly one ? one.text.equalsIgnoreCase(text) : text.equals(other);
    }

    @Override
    public int hashCode() {
        return 1;
    }
}
