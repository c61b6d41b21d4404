package dev.quintain.junit;

/**
 * What a file of tests is for.
 *
 * @param suffix what its name adds to that of the class under test
 * @param about what its Javadoc says of the class under test, which {@code $T} stands for
 */
public record TestKind(String suffix, String about) {
    public static final TestKind CRASH = new TestKind("CrashTest", """
            Calls on which {@link $T} fails. Each test fails as the call does, and passes once the method under test
            copes with its input or refuses it.
            """);

    public static final TestKind WALK = new TestKind("WalkTest", """
            What {@link $T} does, as somebody has confirmed it.
            """);

    public static final TestKind REGRESSION = new TestKind("RegressionTest", """
            What {@link $T} does now, right or wrong. A test that fails says that this has changed.
            """);

    public static final TestKind ERROR = new TestKind("ErrorTest", """
            Promises that {@link $T} does not keep. Each test fails, and passes once it does.
            """);

    public static final TestKind DIFFERENCE = new TestKind("DifferenceTest", """
            What {@link $T} did in the older version. Each test passes there, and fails with the newer one.
            """);
}
