package dev.quintain.agent;

import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** Gives tests of JUnit Jupiter's an {@link Injection}. The JVM must run with {@code -javaagent:quintain-agent.jar=classes=DIR}. */
public final class InjectionExtension implements ParameterResolver {
    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == Injection.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return Injection.inThisJvm();
    }
}
