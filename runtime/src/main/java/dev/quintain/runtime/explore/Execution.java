package dev.quintain.runtime.explore;

import dev.quintain.runtime.interleave.SequenceOver;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One execution after the other, each under a schedule: who is there, who can go on, whose turn it is. All of it is only
 * touched by the thread whose turn it is.
 */
public final class Execution {
    /** As many as there are bits. */
    static final int MOST_TASKS = 63;

    private static final int HARNESS = 0;

    /** So many times more steps may be done before there are threads, where each takes next to no time. */
    private static final int ALONE = 50;

    final Blocking blocking;
    final Threads threads = new Threads(this);
    final SharedObjects objects = new SharedObjects(this);
    final VirtualTime clock = new VirtualTime(this);
    final Beans beans = new Beans();
    final Recorder recorder = new Recorder();

    private final Carriers carriers;
    private final int mostSteps;
    private final Task[] tasks = new Task[MOST_TASKS];
    private final Schedule schedule = new Schedule();
    private final Map<String, Throwable> escaped = new LinkedHashMap<>();
    private Strategy strategy;
    private int count;
    private int last;
    private boolean over;
    private Ending ending;
    private String uncontrolled = "";
    /** A watchdog reads it, too, but need not see each of its values. */
    private long steps;

    private long stepsBefore;
    private int choices;
    private int switches;
    private long operations;

    Execution(Carriers carriers, int mostSteps, int spurious) {
        this.carriers = carriers;
        this.mostSteps = mostSteps;
        this.blocking = new Blocking(this, spurious);
    }

    /** Begins anew; the calling carrier's thread is the first task, that of the harness. */
    Task begin(Strategy newStrategy, List<Step> trace) {
        strategy = newStrategy;
        recorder.begin(trace);
        blocking.begin();
        objects.begin();
        clock.begin();
        beans.begin();
        schedule.clear();
        count = 0;
        last = HARNESS;
        over = false;
        ending = Ending.QUIET;
        uncontrolled = "";
        stepsBefore = steps;
        choices = 0;
        switches = 0;
        escaped.clear();
        Carrier own = (Carrier) Thread.currentThread();
        var main = new Task(HARNESS, "main", own, this, null);
        main.begun = true;
        own.task = main;
        tasks[count++] = main;
        strategy.begin();
        return main;
    }

    /** A new thread, which begins when it is chosen. */
    Task add(String name, Runnable body) {
        if (count == MOST_TASKS) {
            throw new IllegalStateException("more than " + MOST_TASKS + " threads cannot be explored");
        }
        Carrier carrier = carriers.get(count);
        var task = new Task(count, name, carrier, this, body);
        carrier.task = task;
        tasks[count++] = task;
        strategy.orders(tasks[last], task);
        return task;
    }

    Task task(int id) {
        return tasks[id];
    }

    /** Lets everybody go on until nobody can, tick by tick; returns those who are not done then. */
    List<Task> perform(Task main, int ticks, Runnable tick) {
        clock.expect(ticks, tick);
        main.pends(Kind.LAST, null, 0, 0);
        Task next = choose();
        if (next != main) {
            next.carrier.give();
            main.carrier.take();
        }
        var left = new ArrayList<Task>();
        for (int i = 1; i < count; i++) {
            if (!tasks[i].done) {
                left.add(tasks[i]);
            }
        }
        return left;
    }

    /** Ends whoever is left; after it, the harness is alone. */
    void abandon(Task main) {
        if (ending == Ending.QUIET || ending == Ending.ENDLESS || ending == Ending.UNFAIR) {
            strategy.end(tasks, count);
        }
        over = true;
        for (int i = 1; i < count; i++) {
            Task task = tasks[i];
            if (!task.done && task.begun) {
                task.carrier.give();
                main.carrier.take();
            }
        }
        count = 1;
        over = false;
        blocking.clear();
        main.kind = Kind.BEGIN;
    }

    /** What a carrier does when its task is chosen for the first time. */
    void run(Task task) {
        task.begun = true;
        does(task);
        try {
            task.body.run();
            if (task.thread != null) {
                // Others know the thread and may ask whether it is still there.
                step(task, Kind.END, task, Aspect.END, 0);
            }
        } catch (SequenceOver ended) {
            // as we wanted
        } catch (Throwable e) {
            if (!over) {
                escaped.put(task.name, e);
            }
        }
        task.body = null;
        task.done = true;
        task.pends(Kind.END, null, 0, 0);
        Task next = over ? tasks[HARNESS] : choose();
        next.carrier.give();
    }

    /** A thread is about to do something that others can notice; returns when it may. */
    void step(Task me, Kind kind, Object target, int part, int site) {
        goesOn();
        if (isChoice(me)) {
            me.pends(kind, target, part, site);
            turn(me);
        } else if (me.undisturbed == 0 && ++steps - stepsBefore > (long) ALONE * mostSteps) {
            end(Ending.ENDLESS);
            throw new SequenceOver();
        }
    }

    /** The calling thread is about to do something that cannot be explored. */
    void refuse(String sentence) {
        uncontrolled = sentence;
        end(Ending.UNCONTROLLED);
        throw new SequenceOver();
    }

    /** Why there is no result: a sentence, or empty. */
    String uncontrolled() {
        return uncontrolled;
    }

    /** Ends the calling thread if all is over. */
    void goesOn() {
        if (over) {
            throw new SequenceOver();
        }
    }

    /** Whether others could go on before the thread does. */
    boolean isChoice(Task me) {
        return me.undisturbed == 0 && count > 1;
    }

    /** Waits until it is the thread's turn, for what it is about to do. */
    void turn(Task me) {
        goesOn();
        Task next = choose();
        if (next != me) {
            next.carrier.give();
            me.carrier.take();
        }
        goesOn();
        does(me);
    }

    private void does(Task me) {
        strategy.does(me);
        operations += me.site > 0 ? 1 : 0;
        recorder.does(me);
    }

    private Task choose() {
        steps++;
        long able = able();
        if (steps - stepsBefore > mostSteps) {
            return end(isFair(able) ? Ending.ENDLESS : Ending.UNFAIR);
        }
        while (able == 0) {
            if (!clock.advance()) {
                return quiet();
            }
            able = able();
        }
        int id = strategy.next(tasks, able, last);
        if (id < 0) {
            return end(strategy.isDiverged() ? Ending.DIVERGED : Ending.REDUNDANT);
        }
        if ((able & (able - 1)) != 0) {
            choices++;
            schedule.add(Ranks.rank(able, last, id));
        }
        if (last != id) {
            switches++;
            last = id;
        }
        tasks[id].moved = steps;
        return tasks[id];
    }

    /** Whether everybody who can move has done so lately: in the second half of all steps. */
    private boolean isFair(long able) {
        for (int i = 0; i < count; i++) {
            if ((able & tasks[i].bit) != 0 && steps - tasks[i].moved > mostSteps / 2) {
                return false;
            }
        }
        return true;
    }

    private Task quiet() {
        Task main = tasks[HARNESS];
        if (main.kind != Kind.LAST) {
            // Whoever sets up or tears down waits for somebody who will not come.
            over = true;
        }
        return main;
    }

    private Task end(Ending how) {
        over = true;
        ending = how;
        return tasks[HARNESS];
    }

    private long able() {
        long able = 0;
        for (int i = 0; i < count; i++) {
            if (tasks[i].canMove()) {
                able |= tasks[i].bit;
            }
        }
        return able;
    }

    /** One of several things, from 0. */
    int pick(int many) {
        int chosen = strategy.pick(many);
        if (chosen < 0) {
            end(Ending.DIVERGED);
            throw new SequenceOver();
        }
        choices++;
        schedule.add(chosen);
        return chosen;
    }

    void timeMoves() {
        strategy.moves(tasks, count);
    }

    void awaitTick(Task me, int wanted) {
        me.pends(Kind.TICK, null, wanted, 0);
        if (wanted > clock.time()) {
            turn(me);
        }
    }

    Strategy strategy() {
        return strategy;
    }

    boolean isOver() {
        return over;
    }

    Ending ending() {
        return ending;
    }

    /** How often there was something to choose. */
    int choices() {
        return choices;
    }

    /** How often rewritten code did something that others can notice; in all executions. */
    long operations() {
        return operations;
    }

    int switches() {
        return switches;
    }

    /** What threads were ended by that nobody caught, by their names. */
    Map<String, Throwable> escaped() {
        return escaped;
    }

    /** The one that was chosen last. */
    Task last() {
        return tasks[last];
    }

    /** Of all executions together; for watchdogs, who may be other threads. */
    long steps() {
        return steps;
    }

    Schedule schedule() {
        return schedule.copy();
    }

    /** How many threads there are. */
    int tasks() {
        return count;
    }
}
