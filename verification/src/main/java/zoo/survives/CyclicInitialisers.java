package zoo.survives;

/**
 * Two classes whose initialisers need each other: which goes first decides that A.a is 2 and B.b is 1, or the other way
 * round. Survived: {@code aBeforeBIsUntouched} starts with A and always sees what a fresh virtual machine shows; no
 * finding that only another order gives is reported.
 */
public class CyclicInitialisers {
    static class A {
        static int a = B.b + 1;
    }

    static class B {
        static int b = A.a + 1;
    }

    public static int bFirst(int ignored) {
        return B.b + ignored;
    }

    public static int aBeforeBIsUntouched(int ignored) {
        if (A.a != 2) {
            throw new AssertionError("B was initialised before A");
        }
        return B.b + ignored;
    }
}
