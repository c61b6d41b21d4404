package dev.quintain.junit;

import com.palantir.javapoet.ClassName;

/** Which JUnit the tests are written for. */
public enum Dialect {
    JUPITER("org.junit.jupiter.api"),
    JUNIT_4("org.junit");

    private final String packageName;

    Dialect(String packageName) {
        this.packageName = packageName;
    }

    ClassName test() {
        return ClassName.get(packageName, "Test");
    }
}
