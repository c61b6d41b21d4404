package dev.quintain.run.inject;

import dev.quintain.subject.ClassPath;

/** How a test that shows a fault again is written: for the JUnit that the project has. */
enum TestStyle {
    JUPITER(
            "import dev.quintain.agent.Injection;\nimport dev.quintain.agent.InjectionExtension;\n",
            "import org.junit.jupiter.api.Test;\nimport org.junit.jupiter.api.extension.ExtendWith;\n",
            "",
            "@ExtendWith(InjectionExtension.class)\nclass ",
            "    void ",
            "(Injection injection) throws Exception {\n        injection"),
    /** It has neither extensions nor parameters, and does not run tests by their id: the platform's engine for it does. */
    JUNIT_4(
            "import dev.quintain.agent.Injection;\n",
            "import org.junit.Test;\n",
            ", and with the jars of inject/junit4 on the class path, which come with Quintain",
            "public class ",
            "    public void ",
            "() throws Exception {\n        Injection.inThisJvm()");

    /** What comes before the imports of the platform. */
    final String ourImports;

    final String junitImports;

    /** What a JVM needs besides the agent. */
    final String needs;

    final String beginOfClass;
    final String beginOfMethod;
    final String beginOfBody;

    TestStyle(
            String ourImports,
            String junitImports,
            String needs,
            String beginOfClass,
            String beginOfMethod,
            String beginOfBody) {
        this.ourImports = ourImports;
        this.junitImports = junitImports;
        this.needs = needs;
        this.beginOfClass = beginOfClass;
        this.beginOfMethod = beginOfMethod;
        this.beginOfBody = beginOfBody;
    }

    static TestStyle of(ClassPath classPath) {
        boolean onlyFour = classPath.bytes("org.junit.jupiter.api.Test").isEmpty()
                && classPath.bytes("org.junit.Test").isPresent();
        return onlyFour ? JUNIT_4 : JUPITER;
    }
}
