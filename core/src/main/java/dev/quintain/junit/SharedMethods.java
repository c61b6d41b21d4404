package dev.quintain.junit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeVariableName;
import com.palantir.javapoet.WildcardTypeName;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * What the tests of a class need besides JUnit. It is written into the class, so that nothing of ours has to be on the
 * class path, and keeps to Java 8.
 */
final class SharedMethods {
    private static final ClassName THROWABLE = ClassName.get(Throwable.class);
    private static final ClassName STRING = ClassName.get(String.class);

    private SharedMethods() {}

    static MethodSpec isRefusal() {
        return MethodSpec.methodBuilder("isRefusal")
                .addJavadoc(
                        "Whether a method refused its input. A wrong index, cast, division or array size is a fault.\n")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(boolean.class)
                .addParameter(THROWABLE, "thrown")
                .addCode(
                        """
                        return !(thrown instanceof $T
                                || thrown instanceof $T
                                || thrown instanceof $T
                                || thrown instanceof $T
                                || thrown instanceof $T
                                || thrown instanceof $T);
                        """,
                        Error.class,
                        ArrayIndexOutOfBoundsException.class,
                        NegativeArraySizeException.class,
                        ArrayStoreException.class,
                        ClassCastException.class,
                        ArithmeticException.class)
                .build();
    }

    static MethodSpec cameThrough(ClassName testClass) {
        return MethodSpec.methodBuilder("cameThrough")
                .addJavadoc("Whether an exception came through one of these methods into the method under test.\n")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(boolean.class)
                .addParameter(THROWABLE, "thrown")
                .addParameter(ArrayTypeName.of(STRING), "methods")
                .varargs()
                .addCode(
                        """
                        $T<$T> stack = new $T<>();
                        for ($T frame : thrown.getStackTrace()) {
                            if (frame.getClassName().equals($T.class.getName())) {
                                break;
                            }
                            stack.add(frame.getClassName() + "." + frame.getMethodName());
                        }
                        // The last is the method under test; one of its overloads may be meant.
                        return stack.stream().limit($T.max(0, stack.size() - 1)).anyMatch($T.asList(methods)::contains);
                        """,
                        List.class,
                        STRING,
                        ArrayList.class,
                        StackTraceElement.class,
                        testClass,
                        Math.class,
                        Arrays.class)
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
