package zoo.looks;

/** What it does is only seen in what it was given. */
public final class Printer {
    private final StringBuilder out;

    public Printer(StringBuilder out) {
        this.out = out;
    }

    public void rule() {
        out.append("-----");
    }
}
