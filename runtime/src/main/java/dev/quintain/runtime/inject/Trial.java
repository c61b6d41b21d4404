package dev.quintain.runtime.inject;

import dev.quintain.runtime.inject.TrialReport.Caught;
import dev.quintain.runtime.inject.TrialReport.Shot;
import java.lang.StackWalker.Option;
import java.lang.StackWalker.StackFrame;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.function.Predicate;

/**
 * One run of one test: what its calls did, and which exceptions are to be thrown in it. Threads that the test starts
 * belong to it.
 */
public final class Trial {
    /** Before the first test and after the last: nothing is noted. */
    static final Trial NONE = ofCalls(List.of(), name -> false);

    private static final byte SEEN = 1;

    /** So often a call is looked at whose receivers so far cannot fail: the next one may. */
    private static final int LOOKS = 1000;

    private static final InheritableThreadLocal<Trial> OWNER = new InheritableThreadLocal<>();
    private static final StackWalker CALLERS = StackWalker.getInstance(Option.RETAIN_CLASS_REFERENCE);

    /** The thread that runs the test. */
    private final Thread home = Thread.currentThread();

    /** Which calls were made; it grows as they come. To miss that for a moment only costs time. */
    private byte[] marks = {};

    private final List<SiteInfo> sites;
    private final Predicate<String> underTest;
    private final Maker maker;
    private final Witness witness;
    private final List<Arm> armed;
    private final boolean throwsAnything;
    private final Map<Integer, List<String>> hits = new TreeMap<>();
    private final Set<Caught> caught = new LinkedHashSet<>();
    private final List<Injected> injected = new ArrayList<>();
    private final List<Shot> shortened = new ArrayList<>();
    private final Resources resources;
    /** By call that cannot fail as far as is known: how often that was looked at. */
    private final Map<Integer, Integer> looks = new HashMap<>();
    /** By call: what the method that it reached last declares. */
    private final Map<Integer, List<String>> reached = new HashMap<>();

    /**
     * @param sites all calls, in the order of their numbers; there may be more later
     * @param underTest the binary names of the classes under test
     * @param arms the exceptions to throw, each once
     */
    public Trial(List<SiteInfo> sites, Predicate<String> underTest, List<Arm> arms, Maker maker, Witness witness) {
        this(sites, underTest, arms, maker, witness, Resources.noted());
    }

    /** Of which only the calls matter: nothing is thrown, and what is left open is not looked at. */
    public static Trial ofCalls(List<SiteInfo> sites, Predicate<String> underTest) {
        return new Trial(sites, underTest, List.of(), new Nobody(), new Nobody(), Resources.ignored());
    }

    private Trial(
            List<SiteInfo> sites,
            Predicate<String> underTest,
            List<Arm> arms,
            Maker maker,
            Witness witness,
            Resources resources) {
        this.sites = sites;
        this.underTest = underTest;
        this.armed = new ArrayList<>(arms);
        this.throwsAnything = !arms.isEmpty();
        this.maker = maker;
        this.witness = witness;
        this.resources = resources;
    }

    /** The calling thread, and those that it starts, belong to that trial. */
    static void own(Trial trial) {
        OWNER.set(trial);
    }

    boolean isNew(int site) {
        byte[] known = marks;
        return site >= known.length || known[site] != SEEN;
    }

    boolean isArmed() {
        return !armed.isEmpty();
    }

    /** A thread of the common pool belongs to whoever uses it; any other to the test that started it. */
    private Trial mine() {
        Trial owner = OWNER.get();
        return owner == null || Thread.currentThread() instanceof ForkJoinWorkerThread ? this : owner;
    }

    void hit(int site, Object receiver) {
        Trial mine = mine();
        Throwable thrown = mine.note(site, receiver) ? mine.shoot(site) : null;
        if (mine == this && isSettled(site)) {
            mark(site);
        }
        if (thrown != null) {
            Trial.<RuntimeException>raise(thrown);
        }
    }

    void reached(int site, Object receiver) {
        Trial mine = mine();
        mine.note(site, receiver);
        if (mine == this && isSettled(site)) {
            mark(site);
        }
    }

    void after(int site) {
        Throwable thrown = mine().shoot(site);
        if (thrown != null) {
            Trial.<RuntimeException>raise(thrown);
        }
    }

    private synchronized void mark(int site) {
        if (site >= marks.length) {
            marks = Arrays.copyOf(marks, Math.max(sites.size(), site) + 1);
        }
        marks[site] = SEEN;
    }

    private boolean isKnown(int site) {
        return site > 0 && site <= sites.size();
    }

    /** Whether there is no more to be learnt of a call. */
    private synchronized boolean isSettled(int site) {
        boolean canFail = !hits.getOrDefault(site, TrialReport.AS_DECLARED).isEmpty();
        return !isWaitedFor(site) && (canFail || looks.merge(site, 1, Integer::sum) > LOOKS);
    }

    private synchronized boolean isWaitedFor(int site) {
        return armed.stream().anyMatch(arm -> arm.site() == site);
    }

    /** Returns whether the call is waited for. */
    private synchronized boolean note(int site, Object receiver) {
        if (!isKnown(site)) {
            return false;
        }
        SiteInfo info = sites.get(site - 1);
        List<String> declared =
                info.open() && receiver != null ? Callee.declared(receiver.getClass(), info) : TrialReport.AS_DECLARED;
        List<String> before = hits.get(site);
        if (before == null || before.isEmpty()) {
            hits.put(site, declared);
        }
        reached.put(site, declared);
        return isWaitedFor(site);
    }

    private synchronized Throwable shoot(int site) {
        for (Arm arm : List.copyOf(armed)) {
            if (arm.site() == site && !arm.isShort()) {
                return shoot(arm);
            }
        }
        return null;
    }

    private Throwable shoot(Arm arm) {
        ClassLoader loader = CALLERS.walk(frames -> frames.map(StackFrame::getDeclaringClass)
                        .filter(type -> !type.getName().startsWith(Trial.class.getPackageName()))
                        .findFirst())
                .map(Class::getClassLoader)
                .orElse(null);
        List<String> declared = reached.getOrDefault(arm.site(), TrialReport.AS_DECLARED);
        // Its constructor may make the very call that is waited for.
        armed.remove(arm);
        String type = Callee.possible(arm, declared, maker, loader);
        Throwable made = type == null ? null : maker.make(type, arm.message(), loader);
        if (made == null) {
            armed.add(arm);
            return null;
        }
        injected.add(new Injected(arm.site(), made, entry(), Thread.currentThread() == home));
        witness.reached(arm.site(), 0);
        return made;
    }

    boolean isShort(int site) {
        return mine().shorten(site);
    }

    private synchronized boolean shorten(int site) {
        boolean wanted = armed.removeIf(arm -> arm.isShort() && arm.site() == site);
        if (wanted) {
            shortened.add(new Shot(site, Arm.SHORT, List.of(), true, true, ""));
            witness.reached(site, 0);
        }
        return wanted;
    }

    void caught(Throwable thrown, int handler, int site) {
        mine().noteCaught(thrown, handler, site);
    }

    private synchronized void noteCaught(Throwable thrown, int handler, int site) {
        boolean ours = false;
        for (Injected each : injected) {
            if (each.isIn(thrown)) {
                if (!each.handlers.contains(handler)) {
                    witness.reached(each.site, handler);
                }
                each.handlers.add(handler);
                ours |= each.throwable == thrown;
            }
        }
        if (isKnown(site)) {
            var now = new Caught(site, handler, types(thrown));
            // Code that throws often would be slow if its stack were looked at each time.
            if (!caught.contains(now) && (ours || cameOutOfCall(thrown, sites.get(site - 1)))) {
                caught.add(now);
            }
        }
    }

    /** What a method throws itself has that method on top of its stack; what it calls would be above it. */
    private static boolean cameOutOfCall(Throwable thrown, SiteInfo site) {
        StackTraceElement[] stack = thrown.getStackTrace();
        return stack.length == 0
                || !stack[0].getClassName().equals(site.className())
                || !stack[0].getMethodName().equals(site.method())
                || site.callee().equals(site.method());
    }

    synchronized void opened(Object resource) {
        if (resources.hasRoom()) {
            resources.opened(resource, entryIfWanted());
        }
    }

    synchronized void made(Object resource) {
        if (resources.hasRoom()) {
            resources.made(resource, entryIfWanted());
        }
    }

    /** To look at the stack takes time, and where nothing is injected all entries count alike. */
    private String entryIfWanted() {
        return throwsAnything ? entry() : "";
    }

    /** By which call the thread has entered the code under test: the line of whoever made it, up to what runs tests. */
    private String entry() {
        List<StackFrame> stack =
                CALLERS.walk(frames -> frames.takeWhile(Trial::isNotOfJUnit).toList());
        for (int frame = stack.size() - 1; frame > 0; frame--) {
            if (underTest.test(stack.get(frame - 1).getClassName())) {
                StackFrame caller = stack.get(frame);
                return caller.getClassName() + "." + caller.getMethodName() + ":" + caller.getLineNumber();
            }
        }
        return Thread.currentThread().getName();
    }

    private static boolean isNotOfJUnit(StackFrame frame) {
        return !frame.getClassName().startsWith("org.junit.")
                && !frame.getClassName().startsWith("junit.");
    }

    synchronized void closed(Object resource) {
        resources.closed(resource);
    }

    synchronized void interrupted() {
        injected.stream().filter(each -> each.thread == Thread.currentThread()).forEach(each -> each.restored = true);
    }

    /**
     * What the code under test opened and nobody closed. Where exceptions were injected, only what was opened in the same
     * call from outside: what that code had handed over before is for others to close.
     */
    public synchronized List<String> stillOpen() {
        return resources.stillOpen(
                entry -> injected.isEmpty() || injected.stream().anyMatch(each -> each.entry.equals(entry)),
                new Wrapping(underTest));
    }

    public boolean isUnderTest(String className) {
        return underTest.test(className);
    }

    /** Whether that is an injected exception, or one that came of it. */
    public synchronized boolean isInjected(Throwable thrown) {
        return injected.stream().anyMatch(each -> each.isIn(thrown));
    }

    public synchronized TrialReport report() {
        var shots = new ArrayList<>(shortened);
        for (Injected each : injected) {
            shots.add(each.shot());
        }
        return new TrialReport(new TreeMap<>(hits), List.copyOf(caught), shots);
    }

    /** A throwable's class and its superclasses, up to Throwable. */
    public static List<String> types(Throwable thrown) {
        var types = new ArrayList<String>();
        for (Class<?> type = thrown.getClass(); type != Object.class; type = type.getSuperclass()) {
            types.add(type.getName());
        }
        return types;
    }

    /** Throws what the compiler would want declared. */
    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void raise(Throwable thrown) throws T {
        throw (T) thrown;
    }

    /** For a trial that throws nothing. */
    private static final class Nobody implements Maker, Witness {
        @Override
        public Throwable make(String className, String message, ClassLoader loader) {
            return null;
        }

        @Override
        public boolean isSubtype(String name, String of, ClassLoader loader) {
            return false;
        }

        @Override
        public void reached(int site, int handler) {
            throw new IllegalStateException("thrown where nothing is");
        }
    }

    /** An injected exception on its way. */
    private static final class Injected {
        final int site;
        final Throwable throwable;
        /** Itself, and the causes that it was made with. */
        final Set<Throwable> parts = Collections.newSetFromMap(new IdentityHashMap<>());

        final Thread thread = Thread.currentThread();
        final String entry;
        final boolean atHome;
        final List<Integer> handlers = new ArrayList<>();
        boolean restored;

        Injected(int site, Throwable throwable, String entry, boolean atHome) {
            this.site = site;
            this.throwable = throwable;
            this.entry = entry;
            this.atHome = atHome;
            for (Throwable part = throwable; part != null && parts.add(part); ) {
                part = part.getCause();
            }
        }

        boolean isIn(Throwable thrown) {
            return isIn(thrown, 0);
        }

        // Causes may go round in a circle.
        private boolean isIn(Throwable thrown, int depth) {
            return thrown != null
                    && depth < 50
                    && (parts.contains(thrown)
                            || isIn(thrown.getCause(), depth + 1)
                            || Arrays.stream(thrown.getSuppressed()).anyMatch(parts::contains));
        }

        Shot shot() {
            return new Shot(
                    site,
                    throwable.getClass().getName(),
                    List.copyOf(handlers),
                    restored || thread.isInterrupted(),
                    thread.isAlive(),
                    atHome ? entry : "");
        }
    }
}
