package dev.quintain.cli;

import dev.quintain.engine.Progress;
import dev.quintain.engine.StopSignal;
import dev.quintain.engine.walk.Convention;
import dev.quintain.engine.walk.Prediction;
import dev.quintain.engine.walk.Strategy;
import dev.quintain.engine.walk.WalkOptions;
import dev.quintain.run.Inputs;
import dev.quintain.run.walk.Listing;
import dev.quintain.run.walk.Modality;
import dev.quintain.run.walk.WalkOutcome;
import dev.quintain.run.walk.WalkRequest;
import dev.quintain.run.walk.WalkRun;
import dev.quintain.subject.BadInput;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code quintain walk}. */
@Command(
        name = "walk",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Calls the methods of a class in every order up to a depth, each time on a new object, and shows what comes"
                    + " of it. With --validate it asks about results that it cannot predict, remembers the answers, and"
                    + " from then on checks by itself.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  quintain walk -cp target/classes com.acme.Stack",
            "  quintain walk --strategy algebra --validate -cp target/classes com.acme.Stack",
            "  quintain walk --strategy states --depth 2 java.util.ArrayDeque"
        })
final class WalkCommand implements Callable<Integer> {
    private final Terminal terminal;
    private final StopSignal stop;

    @Spec
    @Nullable
    CommandSpec spec;

    @Parameters(
            arity = "1..*",
            paramLabel = "CLASS",
            description = "The class to walk. A jar or folder before it is where the class is found.")
    List<String> classes = List.of();

    @ArgGroup
    Modalities modality = new Modalities();

    /** One of these, or none. */
    static final class Modalities {
        @Option(names = "--inspect", description = "Show what there is to call, and run nothing.")
        boolean inspect;

        @Option(names = "--explore", description = "Show what every sequence of calls does. This is the default.")
        boolean explore;

        @Option(names = "--validate", description = "Hold what every sequence does against the oracle.")
        boolean validate;
    }

    @Option(
            names = "--strategy",
            paramLabel = "WHICH",
            defaultValue = "protocol",
            description = "Which sequences to try: protocol, all of them; algebra, those whose calls change the object,"
                    + " and what is seen then; states, all of them from each state that the class can be in."
                    + " Default: ${DEFAULT-VALUE}.")
    Strategy strategy = Strategy.PROTOCOL;

    @Option(
            names = "--depth",
            paramLabel = "N",
            defaultValue = "3",
            description = "How many methods to call on an object. Default: ${DEFAULT-VALUE}.")
    int depth;

    @Option(
            names = "--oracle",
            paramLabel = "DIR",
            defaultValue = "quintain-oracles",
            description = "Where answers are kept, in a text file for each class. Default: ${DEFAULT-VALUE}.")
    Path oracles = Path.of("quintain-oracles");

    @ArgGroup
    Answering answering = new Answering();

    /** One of these, or none. */
    static final class Answering {
        @Option(
                names = "--answers",
                paramLabel = "FILE",
                description = "Take the answers from a file: y, n or q for each question.")
        @Nullable
        Path answers;

        @Option(names = "--accept-all", description = "Take every result that would be asked about as right.")
        boolean acceptAll;
    }

    @Option(
            names = "--convention",
            paramLabel = "WHICH",
            defaultValue = "standard",
            description = "Which methods of Object to call: standard, none; custom, equals, hashCode and toString;"
                    + " complete, all. Default: ${DEFAULT-VALUE}.")
    Convention convention = Convention.STANDARD;

    @Option(names = "--factories", description = "Make objects by static factories too, not only by constructors.")
    boolean factories;

    @Option(
            names = "--generator",
            paramLabel = "CLASS",
            description = "A class of yours that makes arguments, tried before everything else. It has a public"
                    + " constructor and the methods boolean canCreate(Class) and Object next(Class).")
    @Nullable
    String generator;

    @Option(
            names = "--partitions",
            description =
                    "Give numbers, characters and strings at their key points, such as zero, the bounds and empty,"
                            + " instead of counting them up.")
    boolean partitions;

    @Option(
            names = "--predict",
            paramLabel = "BY",
            defaultValue = "mutators",
            description = "By what a result is predicted from another one: mutators, after the same calls that changed"
                    + " the object; states, in the same concrete state, which asks less. Default: ${DEFAULT-VALUE}.")
    Prediction prediction = Prediction.MUTATORS;

    @Option(
            names = "--state-depth",
            paramLabel = "N",
            defaultValue = "1",
            description = "How far to follow the fields of an object to see whether a call has changed it. Default:"
                    + " ${DEFAULT-VALUE}.")
    int stateDepth;

    @Option(
            names = "--probe-depth",
            paramLabel = "N",
            defaultValue = "64",
            description = "How many calls away to look for states. Default: ${DEFAULT-VALUE}.")
    int probeDepth;

    @Mixin
    CommonOptions common = new CommonOptions();

    WalkCommand(Terminal terminal, StopSignal stop) {
        this.terminal = terminal;
        this.stop = stop;
    }

    @Override
    public Integer call() {
        check();
        CommandSpec command = Objects.requireNonNull(spec);
        PrintWriter out = command.commandLine().getOut();
        WalkRequest request = request();
        var run = new WalkRun(request);
        if (modality.inspect) {
            run.inspect(out);
            return 0;
        }
        var listing = new Listing(out, run.className(), request, common.quiet);
        try (Questions questions = questions(out, listing)) {
            WalkOutcome outcome = run.run(
                    listing, questions, stop, progress(command.commandLine().getErr()));
            listing.summary(outcome.report());
            out.println();
            outcome.tests().forEach(file -> out.println("Tests: " + common.out.resolve(file)));
            out.println("Report: " + common.out.resolve("report.html"));
            return outcome.fault()
                    .map(fault -> Failures.ourFault(fault, command.commandLine().getErr(), common.debug))
                    .orElse(outcome.failed() ? 1 : 0);
        }
    }

    private Questions questions(PrintWriter out, Listing listing) {
        if (answering.acceptAll) {
            return Questions.acceptAll();
        }
        if (answering.answers != null) {
            return Questions.fromFile(answering.answers, out, listing);
        }
        return terminal.keyboard() && modality.validate ? Questions.atTerminal(out, listing) : Questions.nobody();
    }

    // A listing on a terminal shows by itself how far it is.
    private Progress.Listener progress(PrintWriter err) {
        return terminal.interactive() || common.quiet ? progress -> {} : ProgressDisplay.on(err, terminal, false);
    }

    private void check() {
        common.check();
        CommonOptions.atLeast("--depth", 0, depth);
        CommonOptions.atLeast("--state-depth", 1, stateDepth);
        CommonOptions.atLeast("--probe-depth", 0, probeDepth);
        if (modality.validate && strategy == Strategy.PROTOCOL) {
            throw new BadInput("--validate needs --strategy algebra or --strategy states: protocol is for exploring");
        }
    }

    private WalkRequest request() {
        return new WalkRequest(
                Inputs.oneClass(classes, common.classPath(), common.java),
                modality.inspect ? Modality.INSPECT : modality.validate ? Modality.VALIDATE : Modality.EXPLORE,
                new WalkOptions(
                        strategy,
                        depth,
                        convention,
                        factories,
                        stateDepth,
                        probeDepth,
                        partitions,
                        prediction,
                        Optional.ofNullable(generator),
                        Optional.ofNullable(common.time)),
                oracles,
                !answering.acceptAll && answering.answers == null,
                common.workers,
                common.heap,
                common.testLimit,
                Set.copyOf(common.allow),
                common.out);
    }
}
