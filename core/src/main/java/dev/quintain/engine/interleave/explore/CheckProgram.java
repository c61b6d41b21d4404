package dev.quintain.engine.interleave.explore;

import dev.quintain.runtime.explore.Explored;
import dev.quintain.runtime.explore.Explorer;
import dev.quintain.runtime.explore.Plan;
import dev.quintain.runtime.explore.Probe;
import dev.quintain.runtime.explore.Schedule;
import dev.quintain.sandbox.CheckedClass;
import dev.quintain.sandbox.CheckedClass.Plot;
import dev.quintain.sandbox.ExploredClasses;
import dev.quintain.sandbox.GuardAgent;
import dev.quintain.sequence.Sequence;
import dev.quintain.subject.JavaType;
import dev.quintain.worker.Program;
import java.io.IOException;
import java.io.Serializable;
import java.util.List;
import java.util.Map;

/**
 * Checks a class in a worker.
 *
 * @param arguments what makes those that simple values will not do for
 * @param plan of one scenario; its time is that of all together
 */
record CheckProgram(
        String className, Map<JavaType, List<Sequence>> arguments, List<String> classPath, Plan plan, long scenarios)
        implements Program {
    CheckProgram {
        classPath = List.copyOf(classPath);
        arguments = Map.copyOf(arguments);
    }

    /**
     * Asks for it.
     *
     * @param number of the one scenario to run; 0 for all
     * @param schedule the one schedule of it
     */
    record Ask(long number, String schedule) implements Serializable {}

    @Override
    public Session open(Parent parent) throws IOException {
        GuardAgent.refuseAll();
        return request -> {
            if (request instanceof Explore selfCheck) {
                ExploreProgram.answer(selfCheck, ExploredClasses.of(selfCheck.classes(), classPath), parent);
            } else {
                parent.send(check((Ask) request, parent));
            }
        };
    }

    private Checked check(Ask ask, Parent parent) throws Exception {
        ExploredClasses loader = ExploredClasses.of(Map.of(), classPath);
        Thread.currentThread().setContextClassLoader(loader);
        CheckedClass checked;
        try {
            checked = CheckedClass.load(className, loader, new MadeArguments(arguments, loader));
        } catch (ClassNotFoundException e) {
            return Checked.trouble("there is no class " + className + " on the class path; check --classpath");
        } catch (IllegalArgumentException e) {
            return Checked.trouble(String.valueOf(e.getMessage()));
        }
        var plots = new Plots(checked.calls(), plan.seed());
        Checked result = ask.number() > 0 ? replay(ask, checked, plots, parent) : search(checked, plots, parent);
        return result.withSites(loader.sites());
    }

    private Checked replay(Ask ask, CheckedClass checked, Plots plots, Parent parent) {
        Plot plot = plots.get(ask.number());
        Explored explored = explorer(plan, parent).replayCompared(checked.probe(plot), Schedule.parse(ask.schedule()));
        return new Checked(1, 0, explored.executions(), explored.operations(), 0, List.of(), "")
                .and(ask.number(), plot.toString(), explored);
    }

    private Checked search(CheckedClass checked, Plots plots, Parent parent) {
        long end = parent.nanoTime() + plan.nanos();
        var result = new Checked(0, 0, 0, 0, 0, List.of(), "");
        for (long number = 1; number <= scenarios && result.failure().isEmpty(); number++) {
            long left = end - parent.nanoTime();
            if (left <= 0 && number > 1) {
                break;
            }
            Plot plot = plots.get(number);
            Probe probe = checked.probe(plot);
            Plan share = new Plan(plan.search(), plan.seed(), plan.schedules(), Math.max(1, left), plan.limits());
            Explored explored = explorer(share, parent).compare(probe);
            result = result.and(number, plot.toString(), explored);
            if (!explored.trouble().isEmpty()) {
                parent.retire("threads may be left behind");
                return result;
            }
        }
        return result;
    }

    private static Explorer explorer(Plan plan, Parent parent) {
        return new Explorer(plan, parent::nanoTime, parent::testing);
    }
}
