package dev.quintain.engine.interleave.explore;

import dev.quintain.sandbox.CheckedClass.Argument;
import dev.quintain.sandbox.CheckedClass.Arguments;
import dev.quintain.sandbox.ExploredClasses;
import dev.quintain.sandbox.SubjectAccess;
import dev.quintain.sequence.Literal;
import dev.quintain.sequence.Outcome;
import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.Sequence.Call;
import dev.quintain.sequence.Sequence.Step;
import dev.quintain.sequence.Sequence.Value;
import dev.quintain.sequence.SequenceRunner;
import dev.quintain.subject.JavaType;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Arguments made by sequences, in the worker. What a sequence cannot make here, is not offered. */
final class MadeArguments implements Arguments {
    private final Map<JavaType, List<Sequence>> sequences;
    private final SequenceRunner runner;

    MadeArguments(Map<JavaType, List<Sequence>> sequences, ExploredClasses loader) throws IOException {
        this.sequences = sequences;
        this.runner = new SequenceRunner(SubjectAccess.of(loader));
    }

    @Override
    public List<Argument> of(Class<?> type) {
        var made = new ArrayList<Argument>();
        for (Sequence sequence : sequences.getOrDefault(JavaType.of(type), List.of())) {
            Object first = make(sequence);
            if (type.isInstance(first)) {
                made.add(new Argument(text(sequence), () -> make(sequence)));
            }
        }
        return made;
    }

    private @Nullable Object make(Sequence sequence) {
        var values = new @Nullable Object[sequence.steps().size()];
        Outcome outcome = runner.run(sequence, values, () -> {});
        return outcome instanceof Outcome.Returned ? values[values.length - 1] : null;
    }

    private static String text(Sequence sequence) {
        Step last = sequence.steps().get(sequence.steps().size() - 1);
        if (last instanceof Call call) {
            return call.operation().describe();
        }
        Literal literal = ((Value) last).literal();
        String type = literal.type().name();
        return "a " + type.substring(type.lastIndexOf('.') + 1).replace('$', '.');
    }
}
