package zoo.shapes;

/** Tested only if asked for; but values of it pass through {@link ReturnsPackagePrivate}. */
class PackagePrivate {
    final int by;

    PackagePrivate(int by) {
        this.by = by;
    }
}
