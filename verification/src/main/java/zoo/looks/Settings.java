package zoo.looks;

/** Whoever changes one of these wants to see that one, and not those that come first in the file. */
public final class Settings {
    private final int width;
    private final boolean wrapped;
    private final String title;

    private Settings(int width, boolean wrapped, String title) {
        this.width = width;
        this.wrapped = wrapped;
        this.title = title;
    }

    public static Settings standard() {
        return new Settings(80, false, "none");
    }

    public int getHeight() {
        return 24;
    }

    public boolean isColoured() {
        return false;
    }

    public int getWidth() {
        return width;
    }

    public boolean isWrapped() {
        return wrapped;
    }

    public Settings withWrapped() {
        return new Settings(width, true, title);
    }

    public Settings withTitle(String text) {
        return new Settings(width, wrapped, text);
    }

    public String getTitle() {
        return title;
    }
}
