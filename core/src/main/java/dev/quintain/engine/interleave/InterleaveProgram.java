package dev.quintain.engine.interleave;

import dev.quintain.runtime.interleave.Interleaving;
import dev.quintain.runtime.interleave.Outcome;
import dev.quintain.runtime.interleave.Visits;
import dev.quintain.sandbox.ScriptLoader;
import dev.quintain.worker.Program;
import java.io.Serializable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ForkJoinPool;

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
            ScriptLoader loader = loaders.computeIfAbsent(
                    perform.script(),
                    number -> perform.telling()
                            ? ScriptLoader.telling(script.classes(), classPath)
                            : ScriptLoader.of(script.classes(), classPath));
            parent.send(perform(perform, script.entry(), loader));
        };
    }

    private static Performed perform(Perform perform, String entry, ScriptLoader loader) {
        Thread.currentThread().setContextClassLoader(loader);
        Visits.clear();
        Interleaving sequence;
        try {
            sequence = loader.entry(entry).sequence(perform.sequence());
        } catch (Throwable e) {
            // The constructor of the component, or of what is shared, is all that runs before the sequence.
            return Performed.trouble(
                    "the constructor", "throws " + e, e.getClass().getName(), List.of(e.getStackTrace()));
        }
        if (perform.telling()) {
            sequence.whenQuiet(tick -> Visits.quiet());
        }
        Outcome outcome = sequence.pace(perform.pace()).run();
        return new Performed(outcome, Visits.seen(), !ForkJoinPool.commonPool().isQuiescent());
    }
}
