package dev.quintain.sequence;

import dev.quintain.finding.Frame;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Cuts a stack trace down to what happened in the code under test. Plain loops: half of all tests may throw. */
public final class StackFrames {
    private static final String HARNESS = "dev.quintain.sandbox.Invoker";
    private static final String RUNTIME = "dev.quintain.runtime.";
    private static final String STUBS = "dev.quintain.sandbox.Stubs";
    private static final String ACCESSORS = "jdk.internal.reflect.";
    private static final Pattern PROXY = Pattern.compile("((jdk\\.proxy[0-9]+|com\\.sun\\.proxy)\\.)?\\$Proxy[0-9]+");
    /** A frame of a recursion comes at least so often for each time that the most frequent one does. */
    private static final double RECURRENT = 0.1;

    private StackFrames() {}

    /** Frames from the thrower down to, and with, the operation that the harness called. */
    public static List<Frame> of(Throwable thrown) {
        StackTraceElement[] trace = trace(thrown);
        return thrown instanceof StackOverflowError ? cycle(trace) : of(trace);
    }

    /** The same for where a thread is. */
    public static List<Frame> of(StackTraceElement[] trace) {
        int end = 0;
        while (end < trace.length && !trace[end].getClassName().startsWith(HARNESS)) {
            end++;
        }
        while (end > 0 && end < trace.length && isReflection(trace[end - 1])) {
            end--;
        }
        var frames = new ArrayList<Frame>(end);
        for (int i = 0; i < end; i++) {
            if (isTheirs(trace[i])) {
                frames.add(frame(trace[i]));
            }
        }
        return List.copyOf(frames);
    }

    // Asking a throwable runs foreign code: one that throws, or answers nonsense, counts as without a stack.
    private static StackTraceElement[] trace(Throwable thrown) {
        try {
            // The initialiser's own frames say more than those of the class loading around it.
            Throwable cause = thrown instanceof ExceptionInInitializerError ? thrown.getCause() : null;
            return List.of((cause == null ? thrown : cause).getStackTrace()).toArray(StackTraceElement[]::new);
        } catch (Throwable e) {
            return new StackTraceElement[0];
        }
    }

    // Where exactly a recursion overflows is chance; which frames recur is not.
    private static List<Frame> cycle(StackTraceElement[] trace) {
        var counts = new HashMap<Frame, Integer>();
        for (StackTraceElement element : trace) {
            if (isTheirs(element)) {
                counts.merge(frame(element), 1, Integer::sum);
            }
        }
        int most = counts.values().stream().mapToInt(Integer::intValue).max().orElse(0);
        List<Frame> recurrent = new ArrayList<>();
        for (Map.Entry<Frame, Integer> entry : counts.entrySet()) {
            if (entry.getValue() > 1 && entry.getValue() >= RECURRENT * most) {
                recurrent.add(entry.getKey());
            }
        }
        recurrent.sort(Comparator.comparing(Frame::className)
                .thenComparing(Frame::method)
                .thenComparing(Frame::line));
        return recurrent;
    }

    // Which accessors reflection uses depends on how often a method was called in this JVM.
    private static boolean isTheirs(StackTraceElement element) {
        String name = element.getClassName();
        return !name.startsWith(RUNTIME) && !name.startsWith(STUBS) && !name.startsWith(ACCESSORS);
    }

    private static boolean isReflection(StackTraceElement element) {
        String name = element.getClassName();
        return name.startsWith("java.lang.reflect.")
                || name.startsWith("jdk.internal.reflect.")
                || name.startsWith("java.lang.invoke.")
                // By which newer JDKs have a class initialised before its first use by reflection.
                || name.equals("jdk.internal.misc.Unsafe");
    }

    /** The text with one name for all proxies: their numbers tell in which order this JVM made them. */
    static String withoutProxyNumbers(String text) {
        return text.contains("$Proxy") ? PROXY.matcher(text).replaceAll("\\$Proxy") : text;
    }

    // Static initialisers are rewritten under another name. No class that has a source file is a proxy.
    private static Frame frame(StackTraceElement element) {
        Frame frame = Frame.of(element);
        String name = frame.file() == null ? withoutProxyNumbers(frame.className()) : frame.className();
        String method = frame.method().startsWith("$quintain$") ? "<clinit>" : frame.method();
        return new Frame(name, method, frame.file(), frame.line());
    }
}
