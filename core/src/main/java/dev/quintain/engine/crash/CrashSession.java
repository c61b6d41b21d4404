package dev.quintain.engine.crash;

import dev.quintain.engine.crash.Request.Confirm;
import dev.quintain.engine.crash.Request.Errand;
import dev.quintain.engine.crash.Request.Explore;
import dev.quintain.oracle.Blame;
import dev.quintain.oracle.MethodTable;
import dev.quintain.oracle.MissingClasses;
import dev.quintain.oracle.PreconditionHelpers;
import dev.quintain.sandbox.Sandbox;
import dev.quintain.sequence.Sequence;
import dev.quintain.subject.ClassPath;
import dev.quintain.worker.Program;
import java.io.Serializable;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** The engine inside a worker: runs tests by their numbers, judges them, and tells the parent. */
final class CrashSession implements Program.Session {
    private static final long FLUSH_NANOS = TimeUnit.MILLISECONDS.toNanos(250);

    /** How often a test that draws random numbers is run to be confirmed, each time with others. */
    private static final int LOTS = 10;

    private final Graphs graphs;
    private final Program.Parent parent;
    private final Tester tester;
    private final Judge judge;

    CrashSession(CrashSetup setup, ClassPath classPath, Sandbox sandbox, Program.Parent parent) {
        this.graphs = new Graphs(classPath, setup);
        this.parent = parent;
        this.tester = new Tester(sandbox, setup.sandbox().reset(), parent::underTest);
        this.judge = new Judge(
                new Blame(
                        new MethodTable(classPath::find, classPath::isPlatform),
                        PreconditionHelpers.known().and(setup.helpers())),
                new MissingClasses(name -> classPath.find(name).isPresent()),
                new SteadyLines(classPath::isPlatform));
    }

    @Override
    public void run(Serializable request) {
        if (request instanceof Explore explore) {
            explore(explore);
        } else if (request instanceof Confirm confirm) {
            confirm(confirm);
        }
    }

    private void explore(Explore explore) {
        long deadline = parent.nanoTime() + explore.deadlineNanos();
        for (int i = 0; i < explore.errands().size(); i++) {
            if (!explore(i, explore.errands().get(i), deadline)) {
                break;
            }
        }
    }

    /** Whether there is time for another one, and the JVM fit for it. */
    private boolean explore(int errand, Errand request, long deadline) {
        Agenda.Tests tests = graphs.tests(request.agenda());
        var results = new Results();
        long flushed = parent.nanoTime();
        long number = request.from();
        long left = request.tests();
        boolean over = false;
        for (; left > 0 && !over; number++) {
            long now = parent.nanoTime();
            if (now - deadline > 0) {
                break;
            }
            if (now - flushed > FLUSH_NANOS) {
                parent.send(results.take(errand, number, tester.takeSideEffects(), now - flushed));
                flushed = now;
            }
            Optional<Sequence> test = tests.at(number);
            left -= test.isPresent() ? 1 : 0;
            if (test.isPresent() && !request.skipped().contains(number)) {
                over = test(test.get(), new Spot(errand, number), results);
            }
        }
        parent.send(results.take(errand, number, tester.takeSideEffects(), parent.nanoTime() - flushed));
        return !over && left == 0;
    }

    /** Whether the JVM must not be used any further. */
    private boolean test(Sequence test, Spot spot, Results results) {
        parent.testing(spot.code());
        TestResult result = tester.run(test);
        results.add(spot.test(), test, judge.judge(result));
        result.spoiled().ifPresent(parent::retire);
        return result.spoiled().isPresent();
    }

    private void confirm(Confirm confirm) {
        Sequence test = graphs.tests(confirm.agenda()).at(confirm.test()).orElseThrow();
        parent.send(new Reply.Again(again(confirm, test).stream().toList()));
    }

    // A test that draws random numbers has to crash whatever they are.
    private Optional<Crash> again(Confirm confirm, Sequence test) {
        Optional<Crash> crash = Optional.empty();
        for (int lot = 0; lot < LOTS; lot++) {
            parent.testing(confirm.test());
            TestResult result = tester.runFresh(test, confirm.unlimited(), lot);
            result.spoiled().ifPresent(parent::retire);
            Optional<Crash> now = judge.judge(result).crash(confirm.test(), test);
            crash = lot == 0 ? now : crash.flatMap(before -> now.flatMap(before::agreeing));
            if (crash.isEmpty() || !result.byChance() || confirm.unlimited()) {
                break;
            }
        }
        return crash;
    }
}
