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
record InterleaveProgram(List<Translated> scripts, List<String> classPath) implements Program {
    InterleaveProgram {
        scripts = List.copyOf(scripts);
        classPath = List.copyOf(classPath);
    }

    /**
     * A script that has been compiled.
     *
     * @param classes by binary name
     * @param entry name of the class that gives its sequences
     */
    record Translated(Map<String, byte[]> classes, String entry) implements Serializable {
        Translated {
            classes = Map.copyOf(classes);
        }
    }

    @Override
    public Session open(Parent parent) {
        Map<Integer, ScriptLoader> loaders = new HashMap<>();
        return request -> {
            Perform perform = (Perform) request;
            parent.testing(perform.sequence());
            Translated script = scripts.get(perform.script());
            ScriptLoader loader =
                    loaders.computeIfAbsent(perform.script(), number -> ScriptLoader.of(script.classes(), classPath));
            parent.send(perform(perform, script.entry(), loader));
        };
    }

    private static Serializable perform(Perform perform, String entry, ScriptLoader loader) {
        Thread.currentThread().setContextClassLoader(loader);
        Interleaving sequence;
        try {
            sequence = loader.entry(entry).sequence(perform.sequence());
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
