package dev.quintain.run.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.finding.Finding;
import dev.quintain.finding.Frame;
import dev.quintain.finding.Rank;
import dev.quintain.finding.RankedFinding;
import dev.quintain.finding.Rule;
import dev.quintain.finding.RunSummary.Event;
import dev.quintain.finding.Thrown;
import dev.quintain.run.PlaceNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class FaultListTest {
    @Test
    void the_same_fault_found_by_two_engines_is_one_finding_with_the_shorter_reproducer() {
        List<RankedFinding> list = list(
                Samples.result("crash-1", "crash", nullPointer("crash", "new Cart(1, 2, 3).add(1)", 12)),
                Samples.result("generate-1", "generate", nullPointer("generate", "new Cart().add(1)", 12)));

        assertEquals(1, list.size());
        assertEquals(List.of("crash", "generate"), list.get(0).engines());
        assertEquals("new Cart().add(1)", list.get(0).finding().reproducer());
        assertEquals(6, list.get(0).occurrences());
    }

    @Test
    void what_nobody_saw_a_second_time_is_a_note_and_in_no_list() {
        Finding once = Samples.unconfirmed(nullPointer("crash", "new Cart().add(1)", 12));
        JobResult result = Samples.result("crash-1", "crash", once, nullPointer("crash", "b()", 20));
        List<Event> notes = new FaultList(List.of(result)).notes();

        assertEquals(
                List.of("b()"),
                list(result).stream().map(each -> each.finding().reproducer()).toList());
        assertEquals(1, notes.size());
        assertTrue(notes.get(0).where().get(0).startsWith("new Cart().add(1) "), notes.toString());
    }

    @Test
    void what_was_seen_once_is_listed_if_another_call_showed_the_same_twice() {
        Finding once = Samples.unconfirmed(nullPointer("crash", "a()", 12));
        JobResult result = Samples.result("crash-1", "crash", once, nullPointer("crash", "new Cart().add(1)", 12));

        assertEquals("new Cart().add(1)", list(result).get(0).finding().reproducer());
        assertEquals(List.of(), new FaultList(List.of(result)).notes());
    }

    @Test
    void faults_at_two_lines_are_two_and_have_names_of_their_own() {
        List<RankedFinding> list = list(
                Samples.result("crash-1", "crash", nullPointer("crash", "a()", 12), nullPointer("crash", "b()", 20)));

        assertEquals(2, list.size());
        assertNotEquals(list.get(0).fingerprint(), list.get(1).fingerprint());
    }

    @Test
    void a_fault_has_the_same_name_whichever_engine_finds_it() {
        String before = list(Samples.result("crash-1", "crash", nullPointer("crash", "a()", 12)))
                .get(0)
                .fingerprint();
        String after = list(Samples.result("generate-1", "generate", nullPointer("generate", "c()", 12)))
                .get(0)
                .fingerprint();

        assertEquals(before, after);
    }

    @Test
    void a_fault_keeps_its_name_when_another_is_found_above_it() {
        Finding known = nullPointer("crash", "b()", 20);
        String alone = list(Samples.result("crash-1", "crash", known)).get(0).fingerprint();

        List<RankedFinding> both = list(Samples.result("crash-1", "crash", nullPointer("crash", "a()", 12), known));

        assertEquals("b()", both.get(1).finding().reproducer());
        assertEquals(alone, both.get(1).fingerprint());
    }

    @Test
    void an_equals_that_is_broken_in_several_ways_and_through_several_classes_is_one_fault() {
        List<RankedFinding> list = list(
                Samples.result(
                        "generate-1",
                        "generate",
                        broken(Rule.EQUALS, "one way only", "shop.Shop", "shop.Cart.equals", "shop.cart().equals(x)")),
                Samples.result(
                        "generate-2",
                        "generate",
                        broken(Rule.EQUALS, "not transitive", "shop.Cart", "shop.Cart.equals", "cart.equals(x)")));

        assertEquals(1, list.size());
        assertEquals("cart.equals(x)", list.get(0).finding().reproducer());
        assertEquals(List.of("Shop.buy()"), list.get(0).also());
    }

    @Test
    void another_equals_is_another_fault_and_so_is_hash_code() {
        assertEquals(
                3,
                list(Samples.result(
                                "generate-1",
                                "generate",
                                broken(Rule.EQUALS, "one way only", "shop.Cart", "shop.Cart.equals", "a"),
                                broken(Rule.EQUALS, "one way only", "shop.Cart", "shop.Item.equals", "b"),
                                broken(Rule.HASH_CODE, "hash codes differ", "shop.Cart", "shop.Cart.equals", "c")))
                        .size());
    }

    @Test
    void where_nobody_is_blamed_the_class_and_what_is_said_count() {
        assertEquals(
                3,
                list(Samples.result(
                                "generate-1",
                                "generate",
                                broken(Rule.COMPARE_TO, "goes round", "shop.Cart", null, "a"),
                                broken(Rule.COMPARE_TO, "depends on the side", "shop.Cart", null, "b"),
                                broken(Rule.COMPARE_TO, "goes round", "shop.Item", null, "c"),
                                broken(Rule.COMPARE_TO, "goes round", "shop.Item", null, "d")))
                        .size());
    }

    private static Finding broken(
            Rule rule, String says, String className, @Nullable String blamed, String reproducer) {
        return new Finding(
                "generate",
                rule,
                className,
                className.substring(className.lastIndexOf('.') + 1) + ".buy()",
                new Thrown("", says, List.of()),
                blamed,
                null,
                reproducer,
                1,
                true,
                null);
    }

    @Test
    void a_fault_is_listed_under_the_class_that_it_is_in() {
        assertEquals("shop.Item", classOf(thrownIn("shop.Item")));
        assertEquals("shop.Item", classOf(thrownIn("shop.Item$Part$1")));
        assertEquals("shop.Item", classOf(broken(Rule.EQUALS, "one way only", "shop.Cart", "shop.Item.equals", "a")));
    }

    @Test
    void a_fault_in_a_class_that_is_not_hunted_is_listed_under_the_one_that_leads_there() {
        assertEquals("shop.Cart", classOf(thrownIn("lib.Numbers")));
    }

    private static String classOf(Finding finding) {
        return list(Samples.result("generate-1", "generate", finding)).get(0).className();
    }

    /** A call of a cart that fails elsewhere. */
    private static Finding thrownIn(String className) {
        return Samples.thrownBy(new Frame(className, "count", "Some.java", 3), nullPointer("crash", "add(1)", 12));
    }

    @Test
    void the_likeliest_come_first() {
        List<RankedFinding> list = list(Samples.result(
                "crash-1", "crash", nullPointer("crash", "add(null)", 12), nullPointer("crash", "add(1)", 13)));

        assertEquals(
                List.of(Rank.HIGH, Rank.LOW),
                list.stream().map(RankedFinding::rank).toList());
    }

    @Test
    void who_calls_what_does_not_end_has_no_fault_of_its_own() {
        Frame find = new Frame("shop.Tree", "find", "Tree.java", 9);
        List<RankedFinding> list = list(Samples.result(
                "crash-1",
                "crash",
                endless("contains", new Frame("shop.Node", "right", "Node.java", 3), find),
                endless("find", new Frame("shop.Node", "left", "Node.java", 2)),
                endless("has", find, new Frame("shop.Tree", "contains", "Tree.java", 5)),
                endless("size")));

        assertEquals(2, list.size());
        assertEquals(
                list(Samples.result("crash-1", "crash", endless("find"))).get(0).fingerprint(), fingerprint(list));
        assertEquals(
                Set.of("Tree.contains()", "Tree.find()", "Tree.has()", "Tree.size()"),
                list.stream()
                        .flatMap(each -> Stream.concat(
                                each.also().stream(), Stream.of(each.finding().operation())))
                        .collect(Collectors.toSet()));
    }

    @Test
    void who_calls_what_lets_an_exception_through_has_no_fault_of_its_own() {
        Frame thrower = new Frame("shop.Items", "get", "Items.java", 7);
        Frame asks = new Frame("shop.Cart", "first", "Cart.java", 20);
        Frame other = new Frame("shop.Cart", "last", "Cart.java", 30);

        assertEquals(
                2,
                list(Samples.result(
                                "crash-1",
                                "crash",
                                passedOn("first", thrower, asks),
                                passedOn("show", thrower, asks, new Frame("shop.Cart", "show", "Cart.java", 40)),
                                passedOn("last", thrower, other)))
                        .size());
    }

    @Test
    void nor_has_who_calls_it_from_another_class() {
        Frame thrower = new Frame("shop.Items", "check", "Items.java", 7);
        Frame asks = new Frame("shop.Items", "get", "Items.java", 20);
        Frame outer = new Frame("shop.Shop", "buy", "Shop.java", 7);

        assertEquals(
                1,
                list(Samples.result(
                                "crash-1",
                                "crash",
                                passedOn("buy", thrower, asks, outer),
                                passedOn("get", thrower, asks)))
                        .size());
    }

    @Test
    void exceptions_of_the_platform_are_told_apart_by_who_asked_for_them() {
        Frame number = new Frame("java.lang.NumberFormatException", "forInputString", "NumberFormatException.java", 1);
        Frame parse = new Frame("java.lang.Integer", "parseInt", "Integer.java", 2);

        assertEquals(
                2,
                list(Samples.result(
                                "crash-1",
                                "crash",
                                passedOn("a", number, parse, new Frame("shop.Cart", "a", "Cart.java", 1)),
                                passedOn("b", number, parse, new Frame("shop.Cart", "b", "Cart.java", 2))))
                        .size());
    }

    private static Finding passedOn(String method, Frame... frames) {
        return seen("crash", Rule.PASSED_ON_EXCEPTION, method, "java.lang.IllegalArgumentException", "no", frames);
    }

    private static final Frame THROWER = new Frame("shop.Items", "size", "Items.java", 7);
    private static final Frame ASKS = new Frame("shop.Cart", "total", "Cart.java", 20);
    private static final String NULL_POINTER = "java.lang.NullPointerException";

    @Test
    void one_exception_with_one_stack_is_one_fault_whatever_engines_make_of_it() {
        Frame caller = new Frame("shop.Cart", "show", "Cart.java", 40);
        Finding thrown = seen("generate", Rule.NULL_POINTER, "show", NULL_POINTER, "no", THROWER, ASKS, caller);
        List<RankedFinding> list = list(
                Samples.result("generate-1", "generate", thrown),
                Samples.result("crash-1", "crash", passedOnNull(THROWER, ASKS)),
                Samples.result("inject", "inject", handler(NULL_POINTER)));

        assertEquals(1, list.size());
        assertEquals(List.of("crash", "generate", "inject"), list.get(0).engines());
        assertEquals(
                list(Samples.result("generate-1", "generate", thrown)).get(0).fingerprint(),
                list.get(0).fingerprint());
    }

    @Test
    void what_lets_an_exception_through_that_comes_of_a_failed_call_is_one_with_it() {
        assertEquals(
                1,
                list(
                                Samples.result("crash-1", "crash", passedOnNull(THROWER, ASKS)),
                                Samples.result("inject", "inject", handler(NULL_POINTER)))
                        .size());
    }

    @Test
    void another_exception_or_another_way_to_its_line_is_another_fault() {
        Frame other = new Frame("shop.Cart", "count", "Cart.java", 30);
        Finding thrown = seen("generate", Rule.NULL_POINTER, "total", NULL_POINTER, "no", THROWER, ASKS);

        assertEquals(
                3,
                list(Samples.result(
                                "all",
                                "all",
                                thrown,
                                passedOnNull(THROWER, other),
                                handler("java.lang.ArithmeticException")))
                        .size());
    }

    private static Finding passedOnNull(Frame... frames) {
        return seen("crash", Rule.PASSED_ON_EXCEPTION, "total", NULL_POINTER, "no", frames);
    }

    /** As {@code inject} tells it: the type is in the words. */
    private static Finding handler(String exception) {
        Frame test = new Frame("shop.CartTest", "totals", "CartTest.java", 9);
        return seen("inject", Rule.HANDLER_THROWS, "total", "", exception + ": no", THROWER, ASKS, test);
    }

    private static Finding seen(
            String engine, Rule rule, String method, String exception, String message, Frame... frames) {
        return new Finding(
                engine,
                rule,
                "shop.Cart",
                "Cart." + method + "()",
                new Thrown(exception, message, List.of(frames)),
                "new Cart()." + method + "()",
                1,
                true,
                null);
    }

    /** Of the fault that shows through others. */
    private static String fingerprint(List<RankedFinding> list) {
        return list.stream()
                .filter(each -> !each.also().isEmpty())
                .map(RankedFinding::fingerprint)
                .collect(Collectors.joining());
    }

    /** A method of a tree that was stopped in others. */
    private static Finding endless(String method, Frame... within) {
        List<Frame> frames = new ArrayList<>(List.of(within));
        frames.add(new Frame("shop.Tree", method, "Tree.java", 20));
        return new Finding(
                "crash",
                Rule.DOES_NOT_END,
                "shop.Tree",
                "Tree." + method + "()",
                new Thrown("", "", frames),
                "new Tree()." + method + "()",
                1,
                true,
                null);
    }

    private static Finding nullPointer(String engine, String reproducer, int line) {
        return Samples.saying(
                "Cannot read field \"size\" because \"items\" is null",
                Samples.finding(
                        engine,
                        Rule.NULL_POINTER,
                        "java.lang.NullPointerException",
                        reproducer,
                        "shop.Cart",
                        "add",
                        line));
    }

    private static List<RankedFinding> list(JobResult... results) {
        return new FaultList(List.of(results))
                .ranked(
                        Set.of("shop.Cart", "shop.Item"),
                        new Fingerprints(new PlaceNames(name -> Optional.empty())),
                        caught -> new Shown(null, null, ""));
    }
}
