package dev.quintain.oracle;

import dev.quintain.bytecode.ClassFile;
import dev.quintain.bytecode.ClassFile.Member;
import dev.quintain.finding.Frame;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the method that a stack frame belongs to, with its real access flags. A frame has a name but no signature:
 * among overloads its line decides. Lambdas belong to the method whose body they stand in, bridges to the method they
 * call.
 */
public final class MethodTable {
    private static final Pattern LAMBDA = Pattern.compile("lambda\\$(.+)\\$\\d+");
    private static final int SYNTHETIC = 0x1000;

    private final Function<String, Optional<ClassFile>> classes;
    private final Predicate<String> platform;

    /**
     * @param platform whether a class is the JDK's
     */
    public MethodTable(Function<String, Optional<ClassFile>> classes, Predicate<String> platform) {
        this.classes = classes;
        this.platform = platform;
    }

    /** Whether a stranger could have called the method; false where nothing is known of it. */
    boolean isPublic(Frame frame) {
        List<Member> candidates = candidates(frame);
        return !candidates.isEmpty()
                && candidates.stream().allMatch(Member::isPublic)
                && !classes.apply(frame.className()).map(ClassFile::local).orElse(false);
    }

    boolean isPlatform(Frame frame) {
        return platform.test(frame.className());
    }

    boolean isSameMethod(Frame one, Frame other) {
        return one.className().equals(other.className())
                && name(one).equals(name(other))
                && candidates(one).equals(candidates(other));
    }

    /** Whether a constructor called the other by {@code this(...)} or {@code super(...)}: it could check nothing before. */
    boolean isCalledFirst(Frame called, Frame constructor) {
        return called.method().equals("<init>")
                && constructor.method().equals("<init>")
                && candidates(constructor).stream()
                        .map(Member::delegation)
                        .anyMatch(call -> call != null
                                && call.owner().equals(called.className())
                                && (call.line() == constructor.line() || constructor.line() <= 0));
    }

    // Bridges and other methods of the compiler's making are left out: they stand for the method they call.
    private List<Member> candidates(Frame frame) {
        String name = name(frame);
        List<Member> named = classes.apply(frame.className())
                .map(file -> file.methods().stream()
                        .filter(method -> method.name().equals(name) && !method.is(SYNTHETIC))
                        .toList())
                .orElse(List.of());
        List<Member> onLine = named.stream()
                .filter(method -> method.firstLine() <= frame.line() && frame.line() <= method.lastLine())
                .toList();
        return onLine.isEmpty() ? named : onLine;
    }

    private static String name(Frame frame) {
        Matcher lambda = LAMBDA.matcher(frame.method());
        if (!lambda.matches()) {
            return frame.method();
        }
        return switch (lambda.group(1)) {
            case "new" -> "<init>";
            case "static" -> "<clinit>";
            default -> lambda.group(1);
        };
    }
}
