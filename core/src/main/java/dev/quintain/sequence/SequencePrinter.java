package dev.quintain.sequence;

import dev.quintain.bytecode.ClassFile;
import dev.quintain.finding.GeneratedTest;
import dev.quintain.finding.GeneratedTest.Asserts;
import dev.quintain.finding.GeneratedTest.Checked;
import dev.quintain.finding.GeneratedTest.CopesOrRefuses;
import dev.quintain.finding.JavaCode;
import dev.quintain.finding.Rule;
import dev.quintain.finding.Thrown;
import dev.quintain.finding.TypeName;
import dev.quintain.sequence.Sequence.Call;
import dev.quintain.sequence.Sequence.Value;
import dev.quintain.subject.ClassIndex;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import dev.quintain.subject.Operation.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Writes sequences as Java that compiles in a test class of a given package. */
public final class SequencePrinter {
    /** Up to this length a call of a constructor is written where its value is used. */
    private static final int SHORT = 50;

    private static final int LINE = 100;

    /** ASM's flag for the attribute. */
    private static final int DEPRECATED = 0x20000;

    private final ClassIndex index;
    private final String packageName;
    private final SourceTypes types;

    /**
     * @param packageName where the tests will live, which decides what they can reach
     */
    public SequencePrinter(ClassIndex index, String packageName) {
        this.index = index;
        this.packageName = packageName;
        this.types = new SourceTypes(index, packageName);
    }

    /** For tests of an operation: in its package where that can be, so that they reach what it can. */
    public static SequencePrinter forTestsOf(Operation operation, ClassPath classPath) {
        String owner = operation.owner();
        String own = owner.substring(0, Math.max(0, owner.lastIndexOf('.')));
        return new SequencePrinter(classPath, classPath.admitsTests(owner) ? own : "quintain." + own);
    }

    /** The sequence on one line with simple names, for people. */
    public String reproducer(Sequence sequence) {
        var composition = new Composition(sequence, index, types, (call, user) -> true);
        return Stream.concat(composition.statements().stream(), Stream.of(composition.underTest()))
                .map(JavaCode::brief)
                .reduce((before, last) -> before + "; " + last)
                .orElseThrow();
    }

    /** The sequence as a test of what its last call did. */
    public GeneratedTest test(Sequence sequence, Rule rule, Thrown thrown) {
        String title = title(sequence) + " " + event(rule, thrown);
        return test(sequence, title, testName(sequence.underTest(), rule, thrown));
    }

    private GeneratedTest test(Sequence sequence, String title, String name) {
        int last = sequence.steps().size() - 1;
        var composition = new Composition(sequence, index, types, (call, user) -> user != last && isShort(call));
        Operation operation = sequence.underTest();
        return new GeneratedTest(
                packageName,
                types.name(operation.owner()),
                title,
                name,
                composition.statements(),
                new CopesOrRefuses(composition.underTest(), List.of()),
                checked(sequence),
                null,
                needsStubMethod(sequence),
                warnings(sequence, composition));
    }

    /**
     * The sequence as a test of what its steps are known to come to.
     *
     * @param expected by the numbers of steps whose values no other step uses, the last among them
     */
    public GeneratedTest test(Sequence sequence, String title, String name, Map<Integer, Expected> expected) {
        return test(sequence, sequence.underTest(), title, name, expected);
    }

    /**
     * The sequence as a test of what its steps are known to come to.
     *
     * @param operation the one under test, if it is not the last
     * @param expected by the numbers of steps whose values no other step uses
     */
    public GeneratedTest test(
            Sequence sequence, Operation operation, String title, String name, Map<Integer, Expected> expected) {
        var assertions = new Assertions(expected, types, new LiteralPrinter(types, index));
        int first = expected.keySet().stream()
                .min(Integer::compare)
                .orElse(sequence.steps().size() - 1);
        var composition =
                new Composition(sequence, index, types, (call, user) -> user < first && isShort(call), assertions);
        List<JavaCode> all = new ArrayList<>(composition.statements());
        all.add(composition.underTest());
        // Where nothing is asserted, the last call is what is tested.
        int asserts = Math.max(1, (int)
                all.stream().filter(code -> code.text().startsWith("assert")).count());
        return new GeneratedTest(
                packageName,
                types.name(operation.owner()),
                title,
                name,
                all.subList(0, all.size() - asserts),
                new Asserts(all.subList(all.size() - asserts, all.size()), assertions.used()),
                checked(sequence),
                null,
                needsStubMethod(sequence),
                warnings(sequence, composition));
    }

    /** The sequence as a test of which nothing is known but that it can be run. */
    public GeneratedTest test(Sequence sequence) {
        return test(sequence, title(sequence) + " copes or refuses", called(sequence.underTest()));
    }

    /** The whole call if it is short; the statements below it show the rest. */
    private String title(Sequence sequence) {
        return title(sequence, sequence.underTest());
    }

    /**
     * The whole sequence if it is short; the statements below it show the rest.
     *
     * @param operation the one under test, if it is not the last
     */
    public String title(Sequence sequence, Operation operation) {
        String whole = reproducer(sequence);
        return whole.length() <= LINE ? whole : new OperationNames(index).describe(operation);
    }

    /** A value as Java writes it; empty if it cannot be written. */
    public Optional<String> says(@Nullable Expected expected) {
        var literals = new LiteralPrinter(types, index);
        if (expected instanceof Expected.Null) {
            return Optional.of("null");
        }
        if (expected instanceof Expected.Value of) {
            return Optional.of(literals.unboxed(of.value()).code().brief());
        }
        if (expected instanceof Expected.Says about) {
            return Optional.of(String.valueOf(about.value().value()));
        }
        if (expected instanceof Expected.Elements list) {
            return Optional.of(list.elements().stream()
                    .filter(Expected.Element.Known.class::isInstance)
                    .map(element -> ((Expected.Element.Known) element).literal())
                    .map(literal -> literal instanceof Literal.Constant constant
                            ? literals.unboxed(constant).code().brief()
                            : "null")
                    .collect(Collectors.joining(", ", "{", "}")));
        }
        return Optional.empty();
    }

    /** A call that reads well inside another: short, and of a type that the compiler need not infer. */
    private static boolean isShort(Expression call) {
        return call.raw() && call.code().brief().length() <= SHORT;
    }

    private static String event(Rule rule, Thrown thrown) {
        return switch (rule) {
            case LANGUAGE_EXCEPTION, PASSED_ON_EXCEPTION, ERROR, NULL_POINTER, OBJECT_METHOD ->
                "throws " + thrown.headline()
                        + thrown.whereToLook()
                                .map(frame -> " (" + frame.place() + ")")
                                .orElse("");
            case EQUALS, HASH_CODE, COMPARE_TO, CONTRACT, BEHAVIOUR, VALUE_ERROR, EXCEPTION_ERROR, LIVENESS_ERROR ->
                thrown.headline();
            case DEADLOCK, NOT_LINEARIZABLE, CONDITION_MISSED -> thrown.headline();
            case HANDLER_THROWS, HANDLER_HANGS, HANDLER_LEAKS, INTERRUPT_SWALLOWED, STATE_BROKEN, SHORT_TRANSFER ->
                rule.title();
            case DOES_NOT_END, MEMORY, KILLED_WORKER -> rule.title();
        };
    }

    private static String testName(Operation operation, Rule rule, Thrown thrown) {
        String called = called(operation);
        return switch (rule) {
            case LANGUAGE_EXCEPTION, PASSED_ON_EXCEPTION, ERROR, NULL_POINTER, OBJECT_METHOD ->
                called + "_throws_" + thrown.simpleType().replace('.', '_');
            case EQUALS,
                    HASH_CODE,
                    COMPARE_TO,
                    CONTRACT,
                    BEHAVIOUR,
                    DOES_NOT_END,
                    MEMORY,
                    KILLED_WORKER,
                    VALUE_ERROR,
                    EXCEPTION_ERROR,
                    LIVENESS_ERROR,
                    DEADLOCK,
                    NOT_LINEARIZABLE,
                    CONDITION_MISSED,
                    HANDLER_THROWS,
                    HANDLER_HANGS,
                    HANDLER_LEAKS,
                    INTERRUPT_SWALLOWED,
                    STATE_BROKEN,
                    SHORT_TRANSFER -> called + "_" + rule.title().replace(' ', '_');
        };
    }

    private static String called(Operation operation) {
        return operation.kind() == Kind.CONSTRUCTOR ? "constructor" : operation.name();
    }

    private boolean needsStubMethod(Sequence sequence) {
        var literals = new LiteralPrinter(types, index);
        return sequence.steps().stream()
                .anyMatch(step -> step instanceof Value value && literals.needsStubMethod(value.literal()));
    }

    private Checked checked(Sequence sequence) {
        return operations(sequence)
                .flatMap(operation -> operation.exceptions().stream())
                .map(JavaType::new)
                .filter(type -> !isSubtype(type, RuntimeException.class) && !isSubtype(type, Error.class))
                .map(type -> isSubtype(type, Exception.class) ? Checked.EXCEPTION : Checked.THROWABLE)
                .max(Checked::compareTo)
                .orElse(Checked.NOTHING);
    }

    private boolean isSubtype(JavaType type, Class<?> of) {
        return index.isSubtype(type, JavaType.of(of));
    }

    private static Stream<Operation> operations(Sequence sequence) {
        return sequence.steps().stream()
                .flatMap(step -> step instanceof Call call ? Stream.of(call.operation()) : Stream.of());
    }

    private Set<String> warnings(Sequence sequence, Composition composition) {
        var warnings = new TreeSet<String>();
        List<JavaCode> all = new ArrayList<>(composition.statements());
        all.add(composition.underTest());
        if (all.stream()
                .flatMap(code -> code.types().stream())
                .map(SequencePrinter::binaryName)
                .anyMatch(types::isGeneric)) {
            warnings.addAll(List.of("rawtypes", "unchecked"));
        }
        if (operations(sequence).anyMatch(this::isDeprecated)) {
            warnings.add("deprecation");
        }
        return warnings;
    }

    private static JavaType binaryName(TypeName type) {
        String name = String.join("$", type.simpleNames());
        return new JavaType(type.packageName().isEmpty() ? name : type.packageName() + "." + name);
    }

    private boolean isDeprecated(Operation operation) {
        return index.find(operation.owner())
                .filter(owner -> owner.is(DEPRECATED)
                        || owner.methods().stream().anyMatch(method -> isDeprecated(method, operation)))
                .isPresent();
    }

    private static boolean isDeprecated(ClassFile.Member method, Operation operation) {
        return method.is(DEPRECATED)
                && method.name().equals(operation.name())
                && JavaType.parametersOf(method.descriptor()).equals(operation.parameters());
    }
}
