package zoo.passedover;

/** Is tested only when package-private classes are asked for; then it has the fault of {@code zoo.shapes}. */
class PackagePrivate {
    public int divide(int by) {
        return 1 / by;
    }
}
