package dev.quintain.junit;

import com.palantir.javapoet.ClassName;

/** Which JUnit the tests are written for. */
public enum Dialect {
    JUPITER("org.junit.jupiter.api", "Assertions"),
    JUNIT_4("org.junit", "Assert");

    private final String packageName;
    private final String assertions;

    Dialect(String packageName, String assertions) {
        this.packageName = packageName;
        this.assertions = assertions;
    }

    /** The class of the assertions. */
    ClassName assertions() {
        return ClassName.get(packageName, assertions);
    }

    ClassName test() {
        return ClassName.get(packageName, "Test");
    }
}
