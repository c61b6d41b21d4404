package dev.quintain.runtime.explore;

import dev.quintain.runtime.interleave.SequenceOver;
import java.util.ArrayList;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Vector;

/**
 * One execution after the other, each under a schedule: who is there, who can go on, what time it is. All of it is only
 * touched by the thread whose turn it is.
 */
public final class Execution {
    /** As many as there are bits. */
    static final int MOST_TASKS = 63;

    static final int PERMIT = -2;
    static final int INTERRUPT = -3;
    static final int END = -4;
    static final int CALL = -5;

    private static final int HARNESS = 0;

    private final Carriers carriers;
    private final int mostSteps;
    private final int spurious;
    private final Monitors monitors = new Monitors();
    private final Task[] tasks = new Task[MOST_TASKS];
    private final Schedule schedule = new Schedule();
    private final Map<String, Throwable> escaped = new LinkedHashMap<>();
    private final Map<String, Meeting> meetings = new LinkedHashMap<>();
    private final IdentityHashMap<Object, Object> sources = new IdentityHashMap<>();
    private List<Step> trace;
    private Strategy strategy;
    private int count;
    private int last;
    private long now;
    private int time;
    private int ticks;
    private Runnable tick;
    private boolean over;
    private Ending ending;
    /** A watchdog reads it, too, but need not see each of its values. */
    private long steps;

    private long stepsBefore;
    private int choices;
    private int switches;
    private int spuriousLeft;
    private long operations;

    Execution(Carriers carriers, int mostSteps, int spurious) {
        this.carriers = carriers;
        this.mostSteps = mostSteps;
        this.spurious = spurious;
    }

    /** Begins anew; the calling carrier's thread is the first task, that of the harness. */
    Task begin(Strategy newStrategy, List<Step> newTrace) {
        strategy = newStrategy;
        trace = newTrace;
        monitors.clear();
        schedule.clear();
        count = 0;
        last = HARNESS;
        now = 0;
        time = 0;
        ticks = 0;
        tick = () -> {};
        over = false;
        ending = Ending.QUIET;
        stepsBefore = steps;
        choices = 0;
        spuriousLeft = spurious;
        switches = 0;
        escaped.clear();
        meetings.clear();
        sources.clear();
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
    List<Task> perform(Task main, int newTicks, Runnable newTick) {
        ticks = newTicks;
        tick = newTick;
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
        if (ending == Ending.QUIET) {
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
        monitors.clear();
        main.kind = Kind.BEGIN;
    }

    /** What a carrier does when its task is chosen for the first time. */
    void run(Task task) {
        task.begun = true;
        does(task);
        try {
            task.body.run();
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
        if (over) {
            throw new SequenceOver();
        }
        if (me.undisturbed == 0 && count > 1) {
            me.pends(kind, target, part, site);
            turn(me);
        }
    }

    /** As {@link #step}, for what may not be possible yet. */
    private void pass(Task me) {
        if (over) {
            throw new SequenceOver();
        }
        turn(me);
    }

    private void turn(Task me) {
        Task next = choose();
        if (next != me) {
            next.carrier.give();
            me.carrier.take();
        }
        if (over) {
            throw new SequenceOver();
        }
        does(me);
    }

    private void does(Task me) {
        strategy.does(me);

        operations += me.site > 0 ? 1 : 0;
        boolean asksOnly = me.part == INTERRUPT && me.kind == Kind.READ;
        if (trace != null && !asksOnly) {
            record(me, me.kind.verb(), me.site);
        }
    }

    private void record(Task me, String verb, int site) {
        Site place = Sites.get(site);
        trace.add(new Step(time, me.name, verb, place.what(), place.frame()));
    }

    private void note(Task me, String verb, int site) {
        if (trace != null) {
            record(me, verb, site);
        }
    }

    private Task choose() {
        steps++;
        if (steps - stepsBefore > mostSteps) {
            return end(Ending.ENDLESS);
        }
        long able = able();
        while (able == 0) {
            if (!advance()) {
                return quiet();
            }
            able = able();
        }
        int id = strategy.next(tasks, able, last);
        if (id < 0) {
            return end(strategy.isDiverged() ? Ending.DIVERGED : Ending.REDUNDANT);
        }
        if (Long.bitCount(able) > 1) {
            choices++;
            schedule.add(Ranks.rank(able, last, id));
        }
        if (last != id) {
            switches++;
            last = id;
        }
        return tasks[id];
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

    /** When nobody can go on: lets the nearest time-out fire, or else the clock tick; false if there is neither. */
    private boolean advance() {
        long nearest = Task.NEVER;
        int many = 0;
        for (int i = 0; i < count; i++) {
            Task task = tasks[i];
            if (!task.done && task.deadline <= nearest && task.deadline != Task.NEVER) {
                many = task.deadline == nearest ? many + 1 : 1;
                nearest = task.deadline;
            }
        }
        if (many > 0) {
            fire(nearest, many);
            return true;
        }
        if (time < ticks) {
            time++;
            tick.run();
            strategy.orders();
            return true;
        }
        return false;
    }

    private void fire(long deadline, int many) {
        now = Math.max(now, deadline);
        // One of them, or all at once.
        int which = many == 1 ? 0 : pick(many + 1);
        strategy.orders();
        int seen = 0;
        for (int i = 0; i < count; i++) {
            Task task = tasks[i];
            if (!task.done && task.deadline == deadline && (which == many || seen++ == which)) {
                task.timedOut = true;
                task.deadline = Task.NEVER;
                note(task, "is out of time:", task.site);
                leaveWaiters(task);
            }
        }
    }

    private int pick(int many) {
        int chosen = strategy.pick(many);
        if (chosen < 0) {
            end(Ending.DIVERGED);
            throw new SequenceOver();
        }
        choices++;
        schedule.add(chosen);
        return chosen;
    }

    private static void leaveWaiters(Task task) {
        if (task.waiting) {
            Monitor monitor = (Monitor) task.target;
            monitor.waiters.remove(task);
            task.waiting = false;
            task.kind = Kind.REENTER;
        }
    }

    // ---- what threads do

    void enter(Task me, Object object, int site) {
        Monitor monitor = monitors.of(object);
        if (monitor.owner == me) {
            monitor.holds++;
            return;
        }
        if (over) {
            throw new SequenceOver();
        }
        if (monitor.owner != null || (me.undisturbed == 0 && count > 1)) {
            me.pends(Kind.ENTER, monitor, 0, site);
            pass(me);
        }
        monitor.owner = me;
        monitor.holds = 1;
    }

    void exit(Task me, Object object) {
        if (over) {
            return;
        }
        Monitor monitor = monitors.of(object);
        if (monitor.owner != me) {
            throw new IllegalMonitorStateException("current thread is not owner");
        }
        if (--monitor.holds == 0) {
            monitor.owner = null;
            strategy.releases(me, monitor, 0);
        }
    }

    boolean holds(Task me, Object object) {
        return monitors.of(object).owner == me;
    }

    void await(Task me, Object object, long nanos, int site) throws InterruptedException {
        Monitor monitor = owned(me, object);
        step(me, Kind.READ, me, INTERRUPT, site);
        if (me.interrupted) {
            me.interrupted = false;
            throw new InterruptedException();
        }
        int holds = monitor.holds;
        monitor.owner = null;
        monitor.holds = 0;
        strategy.releases(me, monitor, 0);
        note(me, Kind.WAIT.verb(), site);
        if (spuriousLeft > 0 && pick(2) == 1) {
            spuriousLeft--;
            me.pends(Kind.REENTER, monitor, 0, site);
            note(me, "wakes up without a reason in", site);
        } else {
            me.pends(Kind.WAIT, monitor, 0, site);
            monitor.waiters.add(me);
            me.waits++;
            me.waiting = true;
            me.interruptible = true;
            sleepUntil(me, nanos);
        }
        pass(me);
        monitor.owner = me;
        monitor.holds = holds;
        woken(me);
    }

    private void sleepUntil(Task me, long nanos) {
        me.timedOut = false;
        me.deadline = nanos > 0 ? now + nanos : Task.NEVER;
        if (me.deadline < 0) {
            me.deadline = Task.NEVER;
        }
    }

    // Who was notified before it was interrupted returns normally.
    private static void woken(Task me) throws InterruptedException {
        me.deadline = Task.NEVER;
        boolean thrown = me.interruptible && me.interrupted;
        me.interruptible = false;
        if (thrown) {
            me.interrupted = false;
            throw new InterruptedException();
        }
    }

    private Monitor owned(Task me, Object object) {
        if (over) {
            throw new SequenceOver();
        }
        Monitor monitor = monitors.of(object);
        if (monitor.owner != me) {
            throw new IllegalMonitorStateException("current thread is not owner");
        }
        return monitor;
    }

    void notifyOne(Task me, Object object, int site) {
        if (over) {
            return;
        }
        List<Task> waiters = owned(me, object).waiters;
        note(me, "notifies on", site);
        if (!waiters.isEmpty()) {
            wake(me, waiters.get(waiters.size() == 1 ? 0 : pick(waiters.size())), site);
        }
    }

    void notifyEvery(Task me, Object object, int site) {
        if (over) {
            return;
        }
        List<Task> waiters = owned(me, object).waiters;
        note(me, "notifies all on", site);
        while (!waiters.isEmpty()) {
            wake(me, waiters.get(0), site);
        }
    }

    private void wake(Task me, Task waiter, int site) {
        leaveWaiters(waiter);
        waiter.deadline = Task.NEVER;
        waiter.interruptible = false;
        strategy.orders(me, waiter);
        note(waiter, "is woken by " + me.name + ",", site);
    }

    void sleep(Task me, long nanos, int site) throws InterruptedException {
        step(me, Kind.READ, me, INTERRUPT, site);
        me.interruptible = true;
        me.pends(Kind.SLEEP, null, 0, site);
        sleepUntil(me, Math.max(1, nanos));
        pass(me);
        woken(me);
    }

    void park(Task me, long nanos, int site) {
        me.pends(Kind.PARK, me, PERMIT, site);
        sleepUntil(me, nanos);
        pass(me);
        me.deadline = Task.NEVER;
        me.permit = false;
    }

    void unpark(Task me, Task other, int site) {
        step(me, Kind.WRITE, other, PERMIT, site);
        other.permit = true;
    }

    void join(Task me, Task other, long nanos, int site) throws InterruptedException {
        step(me, Kind.READ, me, INTERRUPT, site);
        me.interruptible = true;
        me.pends(Kind.JOIN, other, END, site);
        sleepUntil(me, nanos);
        pass(me);
        if (other.done) {
            strategy.orders(other, me);
        }
        woken(me);
    }

    void interrupt(Task me, Task other, int site) {
        step(me, Kind.WRITE, other, INTERRUPT, site);
        other.interrupted = true;
        if (other.waiting) {
            leaveWaiters(other);
            strategy.orders(me, other);
        }
    }

    boolean isInterrupted(Task me, Task other, int site) {
        step(me, Kind.READ, other, INTERRUPT, site);
        return other.interrupted;
    }

    /** What a view is a view of. */
    Object source(Object view) {
        Object source = sources.isEmpty() ? null : sources.get(view);
        return source == null ? view : source;
    }

    void derived(Object view, Object receiver) {
        sources.put(view, source(receiver));
    }

    /** A call of an object of the platform, which is one step. */
    void call(Task me, Object receiver, boolean reads, int site) {
        step(me, reads ? Kind.READ : Kind.WRITE, receiver, CALL, site);
        if (count > 1 && isUnsafe(receiver)) {
            for (int i = 0; i < count; i++) {
                Task other = tasks[i];
                boolean meets = other != me && !other.done && other.target == receiver && other.part == CALL;
                if (meets && !(reads && other.kind == Kind.READ)) {
                    meetings.putIfAbsent(
                            me.name, new Meeting(receiver.getClass().getName(), other.name, site, other.site));
                }
            }
        }
    }

    /** Two threads in an object that is only made for one at a time. */
    record Meeting(String type, String other, int site, int otherSite) {
        String told() {
            return "is in " + Sites.get(site).what() + " of a " + type + " while thread " + other + " is in "
                    + Sites.get(otherSite).what() + " of it at "
                    + Sites.get(otherSite).frame()
                    + "; it is not made for several threads at once";
        }
    }

    private static boolean isUnsafe(Object receiver) {
        String name = receiver.getClass().getName();
        return name.startsWith("java.util.")
                && !name.startsWith("java.util.concurrent.")
                && !name.startsWith("java.util.Collections$Synchronized")
                && !(receiver instanceof Vector || receiver instanceof Hashtable);
    }

    Map<String, Meeting> meetings() {
        return meetings;
    }

    /** A thread gives something up that others wait for at a gate. */
    void releases(Task me, Object what) {
        strategy.releases(me, what, 0);
    }

    /** The first thread orders its past before the future of the second. */
    void orders(Task first, Task second) {
        strategy.orders(first, second);
    }

    /** Goes on when the gate is open, which it is asked whenever somebody has moved. */
    void pass(Task me, Object target, Gate gate, long nanos, int site) {
        if (over) {
            throw new SequenceOver();
        }
        boolean open = gate.isOpenFor(me);
        me.waits += open ? 0 : 1;
        if (!open || (me.undisturbed == 0 && count > 1)) {
            me.pends(Kind.PASS, target, 0, site);
            me.gate = gate;
            sleepUntil(me, nanos);
            pass(me);
            me.deadline = Task.NEVER;
        } else {
            me.timedOut = false;
        }
    }

    void awaitTick(Task me, int wanted) {
        me.pends(Kind.TICK, null, wanted, 0);
        if (wanted > time) {
            pass(me);
        }
    }

    Strategy strategy() {
        return strategy;
    }

    boolean isOver() {
        return over;
    }

    int time() {
        return time;
    }

    long nanos() {
        return now;
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

    int tasks() {
        return count;
    }

    Monitor monitor(Object object) {
        return monitors.of(object);
    }
}
