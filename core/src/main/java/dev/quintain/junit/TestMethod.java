package dev.quintain.junit;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.quintain.finding.GeneratedTest;
import dev.quintain.finding.GeneratedTest.Checked;
import dev.quintain.finding.GeneratedTest.CopesOrRefuses;
import dev.quintain.finding.JavaCode;
import java.time.Duration;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** One generated test as a method of a test class. */
final class TestMethod {
    private final Dialect dialect;

    TestMethod(Dialect dialect) {
        this.dialect = dialect;
    }

    MethodSpec write(GeneratedTest test, String name) {
        var method = MethodSpec.methodBuilder(name)
                .addJavadoc("$L", Prose.javadoc(test.title() + "."))
                .addAnnotation(annotation(test))
                .returns(void.class);
        if (dialect == Dialect.JUNIT_4) {
            method.addModifiers(Modifier.PUBLIC);
        }
        if (test.checked() != Checked.NOTHING) {
            method.addException(caught(test));
        }
        test.arrange().forEach(statement -> method.addStatement(code(statement)));
        if (!test.arrange().isEmpty()) {
            method.addCode("\n");
        }
        if (test.check() instanceof CopesOrRefuses check) {
            addAttempt(method, test, check);
        } else if (test.timeout() != null) {
            method.beginControlFlow("try");
            test.check().code().forEach(statement -> method.addStatement(timed(test, statement)));
            addMemoryFault(method);
            method.endControlFlow();
        } else {
            test.check().code().forEach(statement -> method.addStatement(code(statement)));
        }
        return method.build();
    }

    private void addAttempt(MethodSpec.Builder method, GeneratedTest test, CopesOrRefuses check) {
        method.beginControlFlow("try").addStatement(timed(test, check.act()));
        if (test.timeout() != null) {
            addMemoryFault(method);
        }
        method.nextControlFlow("catch ($T e)", caught(test))
                .beginControlFlow("if ($L)", fault(check))
                .addStatement("throw e")
                .endControlFlow()
                .endControlFlow();
    }

    // Whatever does not end may use up the memory first.
    private static void addMemoryFault(MethodSpec.Builder method) {
        method.nextControlFlow("catch ($T e)", OutOfMemoryError.class)
                .addComment("As it is, it would end the whole test run.")
                .addStatement("throw new $T($S, e)", AssertionError.class, "uses up the memory");
    }

    private static CodeBlock fault(CopesOrRefuses check) {
        CodeBlock methods =
                check.passedOn().stream().map(name -> CodeBlock.of("$S", name)).collect(CodeBlock.joining(", "));
        return methods.isEmpty()
                ? CodeBlock.of("!isRefusal(e)")
                : CodeBlock.of("!isRefusal(e)$W|| cameThrough(e, $L)", methods);
    }

    private AnnotationSpec annotation(GeneratedTest test) {
        var annotation = AnnotationSpec.builder(dialect.test());
        Duration timeout = test.timeout();
        if (timeout != null && dialect == Dialect.JUNIT_4) {
            annotation.addMember("timeout", "$L", timeout.toMillis());
        }
        return annotation.build();
    }

    private static Class<? extends Throwable> caught(GeneratedTest test) {
        return test.checked() == Checked.THROWABLE ? Throwable.class : Exception.class;
    }

    private CodeBlock timed(GeneratedTest test, JavaCode act) {
        Duration timeout = test.timeout();
        return timeout == null || dialect == Dialect.JUNIT_4 ? code(act) : timed(code(act), timeout);
    }

    private static CodeBlock timed(CodeBlock act, Duration timeout) {
        boolean seconds = timeout.toMillisPart() == 0;
        return CodeBlock.of(
                "assertTimeoutPreemptively($T.$L($L),$W() -> $L)",
                Duration.class,
                seconds ? "ofSeconds" : "ofMillis",
                seconds ? timeout.toSeconds() : timeout.toMillis(),
                act);
    }

    static CodeBlock code(JavaCode code) {
        return CodeBlock.of(
                code.text(), code.types().stream().map(TestMethod::type).toArray());
    }

    static TypeName type(dev.quintain.finding.TypeName type) {
        TypeName named = primitive(type);
        if (named == null) {
            named = className(type);
        }
        for (int i = 0; i < type.dimensions(); i++) {
            named = ArrayTypeName.of(named);
        }
        return named;
    }

    static ClassName className(dev.quintain.finding.TypeName type) {
        String[] nested =
                type.simpleNames().subList(1, type.simpleNames().size()).toArray(String[]::new);
        return ClassName.get(type.packageName(), type.simpleNames().get(0), nested);
    }

    private static @Nullable TypeName primitive(dev.quintain.finding.TypeName type) {
        if (!type.packageName().isEmpty()) {
            return null;
        }
        return switch (type.simpleNames().get(0)) {
            case "boolean" -> TypeName.BOOLEAN;
            case "byte" -> TypeName.BYTE;
            case "char" -> TypeName.CHAR;
            case "short" -> TypeName.SHORT;
            case "int" -> TypeName.INT;
            case "long" -> TypeName.LONG;
            case "float" -> TypeName.FLOAT;
            case "double" -> TypeName.DOUBLE;
            case "void" -> TypeName.VOID;
            default -> null;
        };
    }
}
