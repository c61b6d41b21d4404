package blame;

public class Base {
    public Base(int i) {
        if (i < 0) {
            throw new IllegalArgumentException("negative");
        }
    }
}
