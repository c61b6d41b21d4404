package dev.quintain.junit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeVariableName;
import com.palantir.javapoet.WildcardTypeName;
import java.lang.reflect.Array;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/**
 * What the tests of a class need besides JUnit. It is written into the class, so that nothing of ours has to be on the
 * class path, and keeps to Java 8.
 */
final class SharedMethods {
    private static final ClassName THROWABLE = ClassName.get(Throwable.class);
    private static final ClassName FRAME = ClassName.get(StackTraceElement.class);
    private static final ClassName STRING = ClassName.get(String.class);

    private SharedMethods() {}

    static MethodSpec isRefusal(ClassName testClass) {
        return MethodSpec.methodBuilder("isRefusal")
                .addJavadoc("""
                        Whether the method under test refused its input. It did if it threw a checked exception, or if it
                        threw an unchecked one itself or by way of non-public methods. A wrong index, cast, division or
                        array size is always a fault, and so is what another public method threw.
                        """)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(boolean.class)
                .addParameter(THROWABLE, "thrown")
                .addCode(
                        """
                        if (thrown instanceof $T
                                || thrown instanceof $T
                                || thrown instanceof $T
                                || thrown instanceof $T
                                || thrown instanceof $T
                                || thrown instanceof $T) {
                            return false;
                        }
                        if (!(thrown instanceof $T)) {
                            return true;
                        }
                        $T<$T> stack = $T.asList(thrown.getStackTrace());
                        $T<$T> classes = stack.stream().map($T::getClassName).collect($T.toList());
                        int test = classes.indexOf($T.class.getName());
                        if (test < 1) {
                            return false;
                        }
                        $T tested = stack.get(test - 1);
                        $T<$T> above = new $T<>(stack.subList(0, test - 1));
                        while (!above.isEmpty() && isCheck(above.get(0))) {
                            above.remove(0);
                        }
                        return above.stream().allMatch(frame -> isInternal(frame, tested));
                        """,
                        Error.class,
                        ArrayIndexOutOfBoundsException.class,
                        NegativeArraySizeException.class,
                        ArrayStoreException.class,
                        ClassCastException.class,
                        ArithmeticException.class,
                        RuntimeException.class,
                        List.class,
                        FRAME,
                        Arrays.class,
                        List.class,
                        STRING,
                        FRAME,
                        Collectors.class,
                        testClass,
                        FRAME,
                        List.class,
                        FRAME,
                        ArrayList.class)
                .build();
    }

    /**
     * @param checks starts of the names of methods that throw on behalf of their caller
     */
    static MethodSpec isCheck(List<String> checks) {
        CodeBlock names =
                checks.stream().map(name -> CodeBlock.of("$S", name)).collect(CodeBlock.joining(",\n                "));
        return MethodSpec.methodBuilder("isCheck")
                .addJavadoc("Whether a method only checks arguments, and throws on behalf of its caller.\n")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(boolean.class)
                .addParameter(FRAME, "frame")
                .addCode("""
                        $T name = frame.getClassName() + "." + frame.getMethodName();
                        return $T.of(
                                        $L)
                                .anyMatch(name::startsWith);
                        """, STRING, Stream.class, names)
                .build();
    }

    static MethodSpec isInternal(ClassName testClass) {
        return MethodSpec.methodBuilder("isInternal")
                .addJavadoc(
                        "Whether a method is not public, or is a superclass's constructor called by the one under test.\n")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(boolean.class)
                .addParameter(FRAME, "frame")
                .addParameter(FRAME, "tested")
                .addCode(
                        """
                        // A lambda counts as the method that it is written in.
                        $T name = frame.getMethodName().replaceAll("^lambda\\\\$$(.*)\\\\$$\\\\d+$$", "$$1");
                        boolean constructor = name.equals("<init>") || name.equals("new");
                        try {
                            $T loader = $T.class.getClassLoader();
                            $T owner = $T.forName(frame.getClassName(), false, loader);
                            $T subject = $T.forName(tested.getClassName(), false, loader);
                            boolean above = owner != subject && owner.isAssignableFrom(subject);
                            if (constructor && above && tested.getMethodName().equals("<init>")) {
                                return true;
                            }
                            $T[] all = constructor ? owner.getDeclaredConstructors() : owner.getDeclaredMethods();
                            return $T.of(all)
                                    .filter(one -> constructor || one.getName().equals(name))
                                    .noneMatch(one -> $T.isPublic(one.getModifiers()));
                        } catch ($T | $T e) {
                            return false;
                        }
                        """,
                        STRING,
                        ClassLoader.class,
                        testClass,
                        anyClass(),
                        Class.class,
                        anyClass(),
                        Class.class,
                        Executable.class,
                        Stream.class,
                        java.lang.reflect.Modifier.class,
                        ClassNotFoundException.class,
                        LinkageError.class)
                .build();
    }

    static MethodSpec stub() {
        var type = TypeVariableName.get("T");
        return MethodSpec.methodBuilder("stub")
                .addJavadoc("An object of an interface type whose methods return null, zero or false.\n")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .addTypeVariable(type)
                .returns(type)
                .addParameter(ParameterizedTypeName.get(ClassName.get(Class.class), type), "type")
                .addCode(
                        """
                        $T zeros = (self, method, arguments) -> {
                            if (method.getDeclaringClass() == $T.class && method.getName().equals("equals")) {
                                return self == arguments[0];
                            }
                            if (method.getDeclaringClass() == $T.class && method.getName().equals("toString")) {
                                return "stub of " + type.getSimpleName();
                            }
                            $T result = method.getReturnType();
                            return result == void.class ? null : $T.get($T.newInstance(result, 1), 0);
                        };
                        return type.cast($T.newProxyInstance(type.getClassLoader(), new $T[] {type}, zeros));
                        """,
                        InvocationHandler.class,
                        Object.class,
                        Object.class,
                        anyClass(),
                        Array.class,
                        Array.class,
                        Proxy.class,
                        anyClass())
                .build();
    }

    private static ParameterizedTypeName anyClass() {
        return ParameterizedTypeName.get(ClassName.get(Class.class), WildcardTypeName.subtypeOf(Object.class));
    }
}
