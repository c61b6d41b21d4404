package dev.quintain.run;

import dev.quintain.finding.RunSummary;
import dev.quintain.runtime.Effect;
import dev.quintain.runtime.SharedState;
import dev.quintain.sandbox.SideEffects;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Says in words what tests did, or tried to do, to the outside world. */
public final class EffectPhrases {
    private EffectPhrases() {}

    public static List<RunSummary.Effect> of(SideEffects effects) {
        var phrases = new ArrayList<RunSummary.Effect>();
        effects.refused()
                .forEach((effect, refused) -> phrases.add(new RunSummary.Effect(
                        phrase(effect), refused.tests(), effect.name().toLowerCase(Locale.ROOT), refused.example())));
        effects.undone()
                .forEach((state, times) -> phrases.add(new RunSummary.Effect(phrase(state), times, null, null)));
        return phrases;
    }

    private static String phrase(Effect effect) {
        return switch (effect) {
            case EXIT -> "ending the virtual machine";
            case FILES -> "changing files";
            case NETWORK -> "using the network";
            case PROCESSES -> "starting or ending processes";
        };
    }

    private static String phrase(SharedState state) {
        return switch (state) {
            case STREAMS -> "replacing, closing or reading a standard stream";
            case LOCALE -> "changing the default locale";
            case TIME_ZONE -> "changing the default time zone";
            case PROPERTIES -> "changing system properties";
            case DEFAULT_HANDLERS -> "changing the handler of uncaught exceptions";
            case FACTORIES -> "changing a factory of the platform";
            case SHUTDOWN_HOOKS -> "adding a shutdown hook";
            case THREADS -> "leaving threads running";
            case SCRATCH_FILES -> "leaving files in the scratch folder";
            case TEST_THREAD -> "changing the thread that runs the tests";
            case THREAD_GROUPS -> "making or changing thread groups";
        };
    }
}
