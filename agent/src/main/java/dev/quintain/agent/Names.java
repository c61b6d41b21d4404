package dev.quintain.agent;

import dev.quintain.runtime.inject.TestRun.Failure;
import dev.quintain.runtime.inject.Trial;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestIdentifier;

/** How tests and what they throw are told. */
final class Names {
    /** Causes may go round in a circle. */
    private static final int DEEPEST = 10;

    private Names() {}

    /** {@code com.acme.ReaderTest.reads}; with the display name of a single invocation where a method has several. */
    static String of(TestIdentifier test) {
        Optional<String> method = test.getSource()
                .filter(MethodSource.class::isInstance)
                .map(MethodSource.class::cast)
                .map(source -> source.getClassName() + "." + source.getMethodName());
        String unique = test.getUniqueId();
        String last = unique.substring(unique.lastIndexOf('[') + 1, unique.length() - 1);
        boolean invocation = last.contains(":#");
        return method.map(name -> invocation ? name + last.substring(last.indexOf('#')) : name)
                .or(() -> test.getSource()
                        .filter(ClassSource.class::isInstance)
                        .map(source -> ((ClassSource) source).getClassName() + "." + test.getDisplayName()))
                .orElse(test.getDisplayName());
    }

    static Failure failure(Throwable thrown, Trial trial) {
        var causes = new ArrayList<Failure>();
        for (Throwable cause = thrown.getCause(); cause != null && causes.size() < DEEPEST; cause = cause.getCause()) {
            causes.add(failure(cause, trial, List.of()));
        }
        return failure(thrown, trial, causes);
    }

    private static Failure failure(Throwable thrown, Trial trial, List<Failure> causes) {
        return new Failure(
                Trial.types(thrown),
                String.valueOf(thrown.getMessage()),
                List.of(thrown.getStackTrace()),
                trial.isInjected(thrown),
                causes);
    }
}
