package dev.quintain.engine.interleave;

import dev.quintain.engine.interleave.Script.Condition;
import dev.quintain.engine.interleave.Script.Sequence;
import dev.quintain.subject.NearestName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.SourceVersion;

/** What a script must keep to beyond its grammar. */
final class ScriptRules {
    private final Script script;
    private final List<ScriptError> errors = new ArrayList<>();

    ScriptRules(Script script) {
        this.script = script;
    }

    List<ScriptError> errors() {
        script.cut().ifPresent(cut -> name(cut.id(), "the component under test"));
        script.shared().ifPresent(shared -> name(shared.id(), "the shared object"));
        conditions();
        for (Sequence sequence : script.sequences()) {
            sequence.shared().ifPresent(shared -> name(shared.id(), "the shared object"));
            sequence.tests().forEach(this::declared);
            wakeTimes(sequence);
        }
        if (script.sequences().isEmpty()) {
            error(new Position(1, 1), "the script has no test sequence; write one between #begin and #end");
        }
        return errors;
    }

    private void error(Position position, String message) {
        errors.add(ScriptError.at(script.file(), position, message));
    }

    private void name(Fragment id, String what) {
        if (!SourceVersion.isIdentifier(id.text()) || SourceVersion.isKeyword(id.text())) {
            error(id.position(), "'" + id.text() + "' is no Java name for " + what);
        }
    }

    private void conditions() {
        Set<String> seen = new HashSet<>();
        for (Condition condition : script.conditions()) {
            if (!seen.add(condition.id())) {
                error(condition.position(), "condition " + condition.id() + " is declared twice");
            }
        }
    }

    private void declared(Fragment id) {
        List<String> known = script.conditions().stream().map(Condition::id).toList();
        if (!known.contains(id.text())) {
            String hint = new NearestName(id.text())
                    .among(known)
                    .map(name -> "; did you mean " + name + "?")
                    .orElse("; add it to #conditions");
            error(id.position(), "condition " + id.text() + " is not declared" + hint);
        }
    }

    private void wakeTimes(Sequence sequence) {
        Map<String, List<Integer>> lists = new HashMap<>();
        sequence.wakeChecks().forEach(check -> {
            List<Integer> first = lists.putIfAbsent(check.list().text(), check.times());
            if (first != null && !first.equals(check.times())) {
                error(
                        check.position(),
                        "the wake-up times " + check.list().text() + " were " + first + " before, not "
                                + check.times());
            }
        });
    }
}
