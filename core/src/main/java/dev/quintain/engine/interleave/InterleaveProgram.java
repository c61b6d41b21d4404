package dev.quintain.engine.interleave;

import dev.quintain.runtime.interleave.Fault;
import dev.quintain.runtime.interleave.Interleaving;
import dev.quintain.runtime.interleave.Outcome;
import dev.quintain.sandbox.ScriptLoader;
import dev.quintain.worker.Program;
import java.io.Serializable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Runs sequences of scripts in a worker.
 *
 * @param classPath of the components under test
 */
record InterleaveProgram(List<String> classPath) implements Program {
    InterleaveProgram {
        classPath = List.copyOf(classPath);
    }

    @Override
    public Session open(Parent parent) {
        Map<Integer, ScriptLoader> loaders = new HashMap<>();
        return request -> {
            Perform perform = (Perform) request;
            parent.testing(perform.sequence());
            ScriptLoader loader =
                    loaders.computeIfAbsent(perform.script(), script -> ScriptLoader.of(perform.classes(), classPath));
            parent.send(perform(perform, loader));
        };
    }

    private static Serializable perform(Perform perform, ScriptLoader loader) {
        Thread.currentThread().setContextClassLoader(loader);
        Interleaving sequence;
        try {
            sequence = loader.entry(perform.entry()).sequence(perform.sequence());
        } catch (Throwable e) {
            // The constructor of the component, or of what is shared, is all that runs before the sequence.
            return new Outcome(0, List.of(constructorFault(e)), List.of(), List.of());
        }
        return sequence.pace(perform.pace()).run();
    }

    private static Fault constructorFault(Throwable e) {
        return new Fault(
                Fault.Kind.EXCEPTION,
                0,
                "main",
                0,
                "the constructor",
                "throws " + e,
                e.getClass().getName(),
                List.of(e.getStackTrace()));
    }
}
