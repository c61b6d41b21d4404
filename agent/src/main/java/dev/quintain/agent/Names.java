package dev.quintain.agent;

import dev.quintain.runtime.inject.TestRun.Failure;
import dev.quintain.runtime.inject.Trial;
import java.util.ArrayList;
import java.util.List;
import org.junit.platform.engine.TestSource;
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
        TestSource source = test.getSource().orElse(null);
        if (source instanceof MethodSource method) {
            return method.getClassName() + "." + method.getMethodName() + invocation(test.getUniqueId());
        }
        return source instanceof ClassSource type
                ? type.getClassName() + "." + test.getDisplayName()
                : test.getDisplayName();
    }

    private static String invocation(String uniqueId) {
        String last = uniqueId.substring(uniqueId.lastIndexOf('[') + 1, uniqueId.length() - 1);
        return last.contains(":#") ? last.substring(last.indexOf('#')) : "";
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
