package zoo.shapes;

/** Hands out, and takes back, objects whose type cannot be named outside its package. */
public class ReturnsPackagePrivate {
    public static PackagePrivate make(int by) {
        return new PackagePrivate(by);
    }

    public static int divide(PackagePrivate argument) {
        return 1 / argument.by;
    }
}
