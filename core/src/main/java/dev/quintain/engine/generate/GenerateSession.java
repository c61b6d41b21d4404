package dev.quintain.engine.generate;

import dev.quintain.engine.generate.Finds.Violation;
import dev.quintain.runtime.Guard;
import dev.quintain.runtime.Probes;
import dev.quintain.runtime.Traces;
import dev.quintain.sandbox.Sandbox;
import dev.quintain.sandbox.Stubs;
import dev.quintain.sequence.Sequence;
import dev.quintain.subject.ClassPath;
import dev.quintain.worker.Program;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The engine inside a worker. */
final class GenerateSession implements Program.Session {
    private static final int SCENARIOS_PER_MESSAGE = 50;

    /** In the first rounds of confirming, of which one is the reverse of the other, nothing that tests made is collected. */
    private static final int REMEMBERING_ROUNDS = 2;

    private final GenerateSetup setup;
    private final ClassPath classPath;
    private final Sandbox sandbox;
    private final Program.Parent parent;
    private final Bench bench;
    private final Exceptions exceptions;
    private final StuckWatch watch;
    private final Canonical canonical;

    GenerateSession(GenerateSetup setup, ClassPath classPath, Sandbox sandbox, Program.Parent parent) {
        this.setup = setup;
        this.classPath = classPath;
        this.sandbox = sandbox;
        this.parent = parent;
        this.canonical = new Canonical(setup.operations());
        this.bench = new Bench(sandbox, setup.sandbox().reset(), parent::underTest);
        this.exceptions = Exceptions.of(setup, classPath);
        this.watch = new StuckWatch(parent::send);
    }

    @Override
    public void run(Serializable request) {
        if (request instanceof Request.Explore explore) {
            explore(explore);
        } else if (request instanceof Request.Choose choose) {
            choose(choose);
        } else if (request instanceof Request.Show show) {
            show(show.violation(), show.shortest());
        } else if (request instanceof Request.Check check) {
            check(check);
        } else if (request instanceof Request.Look look) {
            look(canonical.of(look.sequence()));
        }
    }

    private void explore(Request.Explore request) {
        Probes.forget();
        List<Sequence> roots = request.roots().stream().map(canonical::of).toList();
        var finds = new Finds(setup.operations());
        var generator =
                new Generator(setup, request, roots, classPath, bench, exceptions, parent::nanoTime, finds, new Told());
        long begun = parent.nanoTime();
        Beat beat = setup.timed() ? Beat.ofTime(parent::nanoTime) : Beat.ofSequences(generator::sequences);
        boolean more = true;
        while (more
                && generator.calls() < request.calls()
                && generator.sequences() < request.sequences()
                && generator.spoiled().isEmpty()) {
            if (parent.nanoTime() - begun > request.nanos()) {
                break;
            }
            if (beat.isDue()) {
                parent.send(finds.take(bench.takeSideEffects(), beat.isMeasured() ? coverage() : Coverage.NONE));
            }
            more = generator.step();
        }
        generator.spoiled().ifPresent(reason -> {
            parent.send(new Reply.Spoiled(generator.last()));
            parent.retire(reason);
        });
        parent.send(finds.take(bench.takeSideEffects(), coverage()));
    }

    private Coverage coverage() {
        return Coverage.of(sandbox.probes(), Probes.freshSince(0), setup.tested());
    }

    private void begin(long number, Sequence sequence) {
        parent.testing(number);
        watch.at(sequence);
    }

    /** Tells what runs, and who looks at it. */
    private final class Told implements Generator.Announcer {
        @Override
        public void begins(long number, Sequence sequence) {
            begin(number, sequence);
        }

        @Override
        public void asks(@Nullable String rule) {
            watch.asks(rule);
        }
    }

    private void choose(Request.Choose request) {
        List<Sequence> all = request.sequences().stream().map(canonical::of).toList();
        var expectations = new Expectations(bench, new Glances(bench, new Observers(classPath), request.all()));
        var scenarios = new HashMap<Integer, Scenario>();
        // One by one: whoever is stopped meanwhile has those that were chosen by then.
        Consumer<Suite.Chosen> telling = each -> {
            begin(each.number(), each.sequence());
            expectations.observe(each.sequence()).ifPresent(scenario -> scenarios.put(each.number(), scenario));
            if (scenarios.size() == SCENARIOS_PER_MESSAGE) {
                tell(scenarios);
            }
        };
        if (request.all()) {
            IntStream.range(0, all.size())
                    .filter(i -> !request.lost().contains(i))
                    .forEach(i -> telling.accept(new Suite.Chosen(i, all.get(i))));
            tell(scenarios);
        } else {
            var suite = new Suite(bench, classPath, setup.tested(), number -> begin(number, all.get(number)));
            Set<Integer> needed = suite.choose(all, request.lost(), telling);
            tell(scenarios);
            parent.send(new Reply.Needed(needed));
        }
    }

    private void tell(Map<Integer, Scenario> scenarios) {
        parent.send(new Reply.Chosen(Map.copyOf(scenarios)));
        scenarios.clear();
    }

    private void show(Violation violation, boolean shortest) {
        begin(0, violation.claim().sequence());
        var again = new ViolationCheck(bench, exceptions, setup.tested(), violation);
        Optional<Violation> shown = shortest ? again.reduced(classPath) : again.confirmed();
        parent.send(new Reply.Shown(shown.stream().toList()));
    }

    private void check(Request.Check request) {
        var expectations = new Expectations(bench, new Glances(bench, new Observers(classPath), true));
        List<Scenario> scenarios = request.scenarios().stream()
                .map(each -> new Scenario(canonical.of(each.sequence()), each.underTest(), each.expected()))
                .toList();
        Stubs.beginRound(1 + request.round());
        if (request.round() < REMEMBERING_ROUNDS) {
            bench.keepValues();
        }
        var broken = new ArrayList<List<Integer>>();
        for (int i = 0; i < scenarios.size(); i++) {
            int number = i;
            Scenario scenario = scenarios.get(i);
            broken.add(
                    request.lost().contains(i)
                            ? List.of(-1)
                            : expectations.broken(scenario, () -> begin(number, scenario.sequence())));
        }
        parent.send(new Reply.Held(broken));
    }

    private void look(Sequence sequence) {
        begin(0, sequence);
        var expectations = new Expectations(bench, new Glances(bench, new Observers(classPath), true));
        parent.send(new Reply.Looked(expectations.ending(sequence).stream().toList()));
    }

    /** Tells which sequence runs when one does not come to an end: nobody else can. */
    private static final class StuckWatch {
        private static final long POLL_MILLIS = 400;

        private volatile Reply.@Nullable Stuck current;

        interface Listener {
            void stuck(Reply.Stuck at);
        }

        StuckWatch(Listener listener) {
            Thread thread = new Thread(() -> watch(listener), "stuck");
            thread.setDaemon(true);
            Guard.register(thread);
            thread.start();
            // It is ours; no test left it behind.
            Traces.takeThreads();
        }

        void at(Sequence sequence) {
            current = new Reply.Stuck(sequence, null);
        }

        void asks(@Nullable String rule) {
            Reply.Stuck now = current;
            if (now != null) {
                current = new Reply.Stuck(now.sequence(), rule);
            }
        }

        @SuppressWarnings("ReferenceEquality") // The same run, not one like it.
        private void watch(Listener listener) {
            Reply.Stuck before = null;
            Reply.Stuck told = null;
            try {
                while (true) {
                    Thread.sleep(POLL_MILLIS);
                    Reply.Stuck now = current;
                    if (now != null && now == before && now != told) {
                        listener.stuck(now);
                        told = now;
                    }
                    before = now;
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
