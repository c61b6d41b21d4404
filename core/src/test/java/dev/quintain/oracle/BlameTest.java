package dev.quintain.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import blame.Caller;
import dev.quintain.bytecode.ClassFile;
import dev.quintain.bytecode.ClassFile.Member;
import dev.quintain.bytecode.ClassFileReader;
import dev.quintain.bytecode.UnreadableClassException;
import dev.quintain.finding.Frame;
import dev.quintain.finding.Rule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every row of the table of verdicts. */
class BlameTest {
    private static final Optional<Rule> INNOCENT = Optional.empty();
    private static final Optional<Rule> LANGUAGE = Optional.of(Rule.LANGUAGE_EXCEPTION);
    private static final Optional<Rule> PASSED_ON = Optional.of(Rule.PASSED_ON_EXCEPTION);

    @Test
    void errors_are_problems() {
        assertEquals(Optional.of(Rule.ERROR), verdict(Caller::asserts));
    }

    @Test
    void checked_exceptions_never_are() {
        assertEquals(INNOCENT, verdict(Caller::checked));
    }

    @Test
    void what_the_language_raises_is_a_problem_wherever_it_was_thrown() {
        assertEquals(LANGUAGE, verdict(() -> Caller.indexes(new int[0])));
        assertEquals(LANGUAGE, verdict(() -> Caller.indexesInCallee(new int[0])));
        assertEquals(LANGUAGE, verdict(() -> Caller.divides(0)));
        assertEquals(LANGUAGE, verdict(() -> Caller.casts(1)));
        assertEquals(LANGUAGE, verdict(() -> Caller.allocates(-1)));
        assertEquals(LANGUAGE, verdict(() -> Caller.stores(new String[1])));
    }

    @Test
    void an_input_refused_by_the_operation_itself_is_no_problem() {
        assertEquals(INNOCENT, verdict(() -> Caller.refuses(1)));
        assertEquals(INNOCENT, verdict(() -> Caller.dereferences(null)));
        assertEquals(INNOCENT, verdict(() -> Caller.recurses(1)));
    }

    @Test
    void an_input_refused_by_non_public_methods_on_its_behalf_is_no_problem() {
        assertEquals(INNOCENT, verdict(() -> Caller.callsHidden(-1)));
    }

    @Test
    void an_input_refused_by_a_superclass_constructor_is_no_problem() {
        assertEquals(INNOCENT, verdict(() -> new Caller(-1)));
    }

    @Test
    void an_input_refused_by_a_precondition_helper_counts_as_refused_by_its_caller() {
        assertEquals(INNOCENT, verdict(() -> Caller.requires(null)));
        assertEquals(INNOCENT, verdict(() -> Caller.requiresThroughHidden(null)));
    }

    @Test
    void an_exception_of_another_public_method_is_a_problem() {
        assertEquals(PASSED_ON, verdict(() -> Caller.callsOpen(-1)));
        assertEquals(PASSED_ON, verdict(() -> Caller.callsOpenThroughHidden(-1)));
        assertEquals(PASSED_ON, verdict(() -> Caller.parses("")));
    }

    @Test
    void what_was_let_through_came_from_the_public_method_nearest_to_the_operation() {
        Throwable thrown = assertThrows(Throwable.class, () -> Caller.callsCaller(-1));

        assertEquals(
                Optional.of("blame.Caller.callsOpen"),
                blame().passedOnFrom(frames(thrown)).map(Frame::qualifiedMethod));
    }

    @Test
    void a_public_overload_is_another_method() {
        assertEquals(PASSED_ON, verdict(() -> Caller.overloaded(1)));
        assertEquals(INNOCENT, verdict(() -> Caller.overloaded(1L)));
    }

    @Test
    void a_lambda_belongs_to_the_method_it_stands_in() {
        assertEquals(INNOCENT, verdict(() -> Caller.refusesInLambda(1)));
    }

    @Test
    void a_callback_is_not_the_exception_of_who_called_it_back() {
        assertEquals(INNOCENT, verdict(() -> Caller.refusesInMethodReference(1)));
        assertEquals(INNOCENT, verdict(() -> Caller.refusesInAnonymousClass(1)));
        assertEquals(PASSED_ON, verdict(() -> Caller.sorts(new Caller(1))));
    }

    @Test
    void an_input_refused_by_a_constructor_of_the_same_class_is_no_problem() {
        assertEquals(INNOCENT, verdict(() -> new Caller("negative")));
    }

    @Test
    void an_object_made_inside_a_constructor_is_another_one_even_of_the_same_class_or_its_superclass() {
        assertEquals(PASSED_ON, verdict(() -> new Caller(-1L)));
        assertEquals(PASSED_ON, verdict(() -> new Caller((short) -1)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "com.google.common.base.Preconditions.checkArgument",
                "com.google.common.base.Verify.verify",
                "org.apache.commons.lang3.Validate.isTrue",
                "org.apache.commons.lang.Validate.notNull",
                "org.springframework.util.Assert.hasText",
                "kotlin.jvm.internal.Intrinsics.checkNotNullParameter"
            })
    void the_field_s_usual_helpers_are_known(String helper) {
        int dot = helper.lastIndexOf('.');
        Frame thrower = new Frame(helper.substring(0, dot), helper.substring(dot + 1), null, 0);
        var table = new MethodTable(
                name -> name.equals(thrower.className()) ? Optional.of(openClass(thrower)) : read(name), name -> false);
        Throwable thrown = assertThrows(Throwable.class, () -> Caller.refuses(1));
        List<Frame> frames =
                Stream.concat(Stream.of(thrower), frames(thrown).stream()).toList();

        assertEquals(
                PASSED_ON,
                new Blame(table, new PreconditionHelpers(List.of()))
                        .judge(thrown, frames)
                        .rule());
        assertEquals(
                INNOCENT,
                new Blame(table, PreconditionHelpers.known())
                        .judge(thrown, frames)
                        .rule());
    }

    private static ClassFile openClass(Frame frame) {
        int open = Modifier.PUBLIC | Modifier.STATIC;
        var method = new Member(open, frame.method(), "()V", null, List.of(), 0, 0, null);
        return new ClassFile(
                frame.className(),
                Modifier.PUBLIC,
                "java.lang.Object",
                List.of(),
                null,
                null,
                false,
                null,
                List.of(),
                List.of(),
                List.of(method),
                List.of());
    }

    @Test
    void a_bridge_belongs_to_the_method_it_calls() {
        Caller caller = new Caller(1);

        assertEquals(INNOCENT, verdict(() -> caller.compareTo(new Caller(2))));
        assertEquals(PASSED_ON, verdict(() -> Caller.comparesThroughBridge(caller, caller)));
        // Called through the bridge from outside, as a sorted map would.
        Comparable<Caller> comparable = caller;
        assertEquals(INNOCENT, verdict(() -> comparable.compareTo(caller)));
    }

    @Test
    void helpers_can_be_added_by_class_or_method() {
        var table = new MethodTable(BlameTest::read, name -> name.startsWith("java."));
        Throwable thrown = assertThrows(Throwable.class, () -> Caller.callsOpen(-1));

        assertEquals(
                INNOCENT,
                new Blame(table, PreconditionHelpers.known().and(List.of("blame.Callee")))
                        .judge(thrown, frames(thrown))
                        .rule());
        assertEquals(
                INNOCENT,
                new Blame(table, PreconditionHelpers.known().and(List.of("blame.Callee.open")))
                        .judge(thrown, frames(thrown))
                        .rule());
    }

    private static Optional<Rule> verdict(Executable call) {
        Throwable thrown = assertThrows(Throwable.class, call);
        return blame().judge(thrown, frames(thrown)).rule();
    }

    private static Blame blame() {
        return new Blame(
                new MethodTable(BlameTest::read, name -> name.startsWith("java.")), PreconditionHelpers.known());
    }

    private static List<Frame> frames(Throwable thrown) {
        return Arrays.stream(thrown.getStackTrace())
                .takeWhile(element -> !element.getClassName().equals(BlameTest.class.getName()))
                .map(Frame::of)
                .toList();
    }

    private static Optional<ClassFile> read(String name) {
        try (var in = ClassLoader.getSystemResourceAsStream(name.replace('.', '/') + ".class")) {
            return in == null ? Optional.empty() : Optional.of(ClassFileReader.read(in.readAllBytes()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (UnreadableClassException e) {
            return Optional.empty();
        }
    }
}
