package dev.quintain.run.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.quintain.finding.Finding;
import dev.quintain.finding.Frame;
import dev.quintain.finding.Rank;
import dev.quintain.finding.Rule;
import org.junit.jupiter.api.Test;

class RankingTest {
    /** What the virtual machine says. */
    private static final String DEREFERENCE = "Cannot invoke \"java.util.List.size()\" because \"items\" is null";

    @Test
    void a_broken_contract_is_ranked_high() {
        assertEquals(
                Rank.HIGH, rank(Samples.finding("generate", Rule.EQUALS, "", "a.equals(b)", "shop.Cart", "add", 12)));
    }

    @Test
    void what_is_equal_in_a_way_of_its_own_by_its_name_is_ranked_lower() {
        assertEquals(Rank.MEDIUM, rank(unequal("a.equals(new CaseInsensitiveMap(a))")));
        assertEquals(Rank.MEDIUM, rank(unequal("a.equals(new ReferenceIdentityMap())")));
        assertEquals(Rank.HIGH, rank(unequal("a.equals(\"Identity\")")));
    }

    private static Finding unequal(String reproducer) {
        return Samples.finding("generate", Rule.EQUALS, "", reproducer, "shop.Cart", "add", 12);
    }

    @Test
    void what_was_given_to_itself_is_ranked_lower() {
        assertEquals(Rank.MEDIUM, rank(nullPointer("Cart cart = new Cart(); cart.add(cart); cart.size()")));
        assertEquals(
                Rank.MEDIUM,
                rank(nullPointer("Cart cart = new Cart(); ((Bag) cart).put(1, (Object) cart); cart.size()")));
        assertEquals(Rank.HIGH, rank(nullPointer("Cart cart = new Cart(); cart.equals(cart)")));
        assertEquals(Rank.HIGH, rank(nullPointer("Cart cart = new Cart(); other.add(cart); cart.add(other)")));
        assertEquals(Rank.MEDIUM, rank(text("Cart cart = new Cart(); cart.add(cart); cart.toString()")));
    }

    @Test
    void what_needs_an_object_of_ours_is_ranked_lower_before_it_has_a_test() {
        assertEquals(Rank.MEDIUM, rank(nullPointer("new Cart((Map) stub(Map.class)).add(1)")));
    }

    @Test
    void a_null_pointer_is_ranked_by_whether_null_was_given() {
        assertEquals(Rank.HIGH, rank(nullPointer("new Cart().add(1)")));
        assertEquals(Rank.LOW, rank(nullPointer("new Cart().add(null)")));
        assertEquals(Rank.HIGH, rank(nullPointer("new Cart().add(\"null\")")));
    }

    @Test
    void state_that_is_left_broken_is_ranked_lower_where_a_class_is_initialised() {
        Finding broken = Samples.finding("inject", Rule.STATE_BROKEN, "", "CartTest.adds", "shop.Cart", "add", 12);

        assertEquals(Rank.HIGH, rank(broken));
        assertEquals(
                Rank.MEDIUM,
                rank(Samples.saying("the same test fails again: it was thrown in a static initialiser", broken)));
    }

    @Test
    void what_goes_wrong_in_a_schedule_is_ranked_lower_where_something_is_iterated_over() {
        Finding race = Samples.finding(
                "interleave",
                Rule.NOT_LINEARIZABLE,
                "unsynchronised access",
                "[add()] || [get()]",
                "shop.Cart",
                "get",
                3);

        assertEquals(Rank.HIGH, rank(Samples.saying("is in get() of a java.util.HashMap while", race)));
        assertEquals(Rank.MEDIUM, rank(Samples.saying("is in iterator() of a java.util.HashMap while", race)));
        Finding iterated = Samples.finding(
                "interleave",
                Rule.NOT_LINEARIZABLE,
                "unsynchronised access",
                "[forEach(a Consumer)] || [add()]",
                "shop.Cart",
                "add",
                3);
        assertEquals(Rank.MEDIUM, rank(Samples.saying("is in entrySet() of a java.util.HashMap while", iterated)));
    }

    @Test
    void a_handler_that_is_sure_never_to_be_reached_is_ranked_low() {
        Finding handler = Samples.finding("inject", Rule.HANDLER_THROWS, "", "CartTest.copies", "shop.Cart", "copy", 3);

        assertEquals(Rank.HIGH, rank(Samples.saying("java.lang.NullPointerException: null", handler)));
        assertEquals(Rank.MEDIUM, rank(Samples.saying("java.lang.InternalError: null", handler)));
        Finding copying = Samples.finding(
                "inject",
                Rule.HANDLER_THROWS,
                "",
                "CartTest.copies",
                "shop.Cart",
                "Object.clone throws CloneNotSupportedException",
                3);
        assertEquals(Rank.LOW, rank(Samples.saying("java.lang.InternalError: null", copying)));
    }

    @Test
    void an_index_into_what_is_empty_by_its_name_is_ranked_lower() {
        String type = "java.lang.IndexOutOfBoundsException";
        String message = "Index 0 out of bounds for length 0";

        assertEquals(Rank.HIGH, rank(passedOn(type, message, "Carts.first(new Cart())")));
        assertEquals(Rank.MEDIUM, rank(passedOn(type, message, "Carts.first(Cart.EMPTY_CART)")));
        assertEquals(Rank.MEDIUM, rank(passedOn(type, message, "Carts.first(Carts.emptyCart())")));
    }

    @Test
    void what_is_there_to_divide_may_divide_by_zero() {
        assertEquals(Rank.LOW, rank(byZero("dividedBy")));
        assertEquals(Rank.MEDIUM, rank(byZero("average")));
    }

    @Test
    void a_text_of_an_object_made_with_an_extreme_number_is_ranked_lower() {
        assertEquals(Rank.HIGH, rank(text("new Date(0).toString()")));
        assertEquals(Rank.HIGH, rank(text("new Date(1700000000000L).toString()")));
        assertEquals(Rank.MEDIUM, rank(text("new Date(Long.MAX_VALUE).toString()")));
        assertEquals(Rank.MEDIUM, rank(text("new Year(292271022).toString()")));
    }

    @Test
    void what_was_closed_before_is_ranked_lower() {
        assertEquals(Rank.HIGH, rank(text("Reader reader = new Reader(); reader.toString()")));
        assertEquals(Rank.MEDIUM, rank(text("Reader reader = new Reader(); reader.close(); reader.toString()")));
        assertEquals(Rank.HIGH, rank(text("Reader reader = new Reader(); reader.close()")));
    }

    private static Finding text(String reproducer) {
        return Samples.finding(
                "generate",
                Rule.OBJECT_METHOD,
                "java.lang.IllegalStateException",
                reproducer,
                "shop.Cart",
                "toString",
                12);
    }

    private static Finding byZero(String method) {
        return Samples.saying(
                "/ by zero",
                Samples.finding(
                        "crash",
                        Rule.LANGUAGE_EXCEPTION,
                        "java.lang.ArithmeticException",
                        "new Cart()." + method + "(0)",
                        "shop.Cart",
                        method,
                        12));
    }

    @Test
    void an_index_is_ranked_by_whether_the_number_given_makes_sense() {
        assertEquals(Rank.MEDIUM, rank(index("new Cart().get(-1)")));
        assertEquals(Rank.HIGH, rank(index("new Cart().parse(\"-1\")")));
    }

    @Test
    void an_index_that_was_given_is_the_callers() {
        assertEquals(Rank.LOW, rank(index("Index 7 out of bounds for length 3", "new Cart().add(7)")));
        assertEquals(Rank.LOW, rank(index("Index -1 out of bounds for length 3", "new Cart().add(-1)")));
        Finding worked = Samples.saying(
                "Index -1 out of bounds for length 3",
                Samples.finding(
                        "crash",
                        Rule.LANGUAGE_EXCEPTION,
                        "java.lang.ArrayIndexOutOfBoundsException",
                        "new Cart().onDay(-1)",
                        "shop.Cart",
                        "onDay",
                        12));
        assertEquals(Rank.MEDIUM, rank(worked));
        assertEquals(Rank.MEDIUM, rank(index("Index -1 out of bounds for length 3", "new Cart().get(-2)")));
        assertEquals(Rank.HIGH, rank(index("Index 7 out of bounds for length 3", "new Cart().get(new int[] {7})")));
    }

    @Test
    void places_in_an_array_may_not_be_there() {
        Finding update = Samples.finding(
                "crash",
                Rule.LANGUAGE_EXCEPTION,
                "java.lang.ArrayIndexOutOfBoundsException",
                "new Cart().put(Items.some(), 1024, 512)",
                "shop.Cart",
                "put(Item[], int, int)",
                12);
        assertEquals(Rank.MEDIUM, rank(Samples.saying("Index 1088 out of bounds for length 64", update)));
        Finding find = Samples.finding(
                "crash",
                Rule.LANGUAGE_EXCEPTION,
                "java.lang.ArrayIndexOutOfBoundsException",
                "Carts.find(new int[] {1}, new int[0])",
                "shop.Carts",
                "find(int[], int[])",
                12);
        assertEquals(Rank.HIGH, rank(Samples.saying("Index 0 out of bounds for length 0", find)));
    }

    @Test
    void a_refusal_in_words_of_its_own_is_ranked_low() {
        assertEquals(Rank.LOW, rank(index("start must not be greater than the length", "new Cart().get(7)")));
    }

    @Test
    void what_another_method_refused_is_ranked_by_what_it_says() {
        assertEquals(Rank.LOW, rank(passedOn("java.util.NoSuchElementException", "none", "new Cart().next()")));
        assertEquals(Rank.LOW, rank(passedOn("shop.CartException", "no", "new Cart().next()")));
        assertEquals(
                Rank.LOW, rank(passedOn("java.lang.IndexOutOfBoundsException", "Index: 7", "new Cart().remove(7)")));
        assertEquals(
                Rank.LOW,
                rank(passedOn("java.lang.IndexOutOfBoundsException", "toIndex = 1", "new Cart().subList(1, 1)")));
        assertEquals(
                Rank.HIGH,
                rank(passedOn(
                        "java.lang.IndexOutOfBoundsException",
                        "Index 7 out of bounds for length 3",
                        "new Cart().sort(1)")));
        assertEquals(
                Rank.LOW, rank(passedOn("java.lang.IndexOutOfBoundsException", "no entry at 7", "new Cart().sort(1)")));
        assertEquals(Rank.MEDIUM, rank(passedOn("java.lang.IllegalArgumentException", "no", "new Cart().sort(1)")));
    }

    @Test
    void a_refusal_by_a_helper_of_its_own_is_ranked_low() {
        Finding refused = passedOn("java.lang.IllegalArgumentException", "no room for it", "new Cart().add(1)");

        assertEquals(Rank.LOW, rank(Samples.thrownBy(new Frame("shop.Cart", "checkRoom", "Cart.java", 40), refused)));
        assertEquals(Rank.MEDIUM, rank(Samples.thrownBy(new Frame("shop.Cart", "reserve", "Cart.java", 40), refused)));
        assertEquals(
                Rank.MEDIUM, rank(Samples.thrownBy(new Frame("shop.Store", "checkRoom", "Store.java", 40), refused)));
    }

    @Test
    void exceptions_that_are_made_for_refusing_are_ranked_low() {
        assertEquals(Rank.LOW, rank(passedOn("java.time.DateTimeException", "no such hour", "new Cart().at(25)")));
        assertEquals(
                Rank.MEDIUM,
                rank(passedOn("java.util.ConcurrentModificationException", "message", "new Cart().addAll(cart)")));
    }

    @Test
    void an_error_is_ranked_lower_where_null_was_given() {
        assertEquals(Rank.HIGH, rank(finding(Rule.ERROR, "java.lang.AssertionError", "", "new Cart(1)")));
        assertEquals(Rank.MEDIUM, rank(finding(Rule.ERROR, "java.lang.AssertionError", "", "new Cart(null)")));
    }

    @Test
    void what_may_be_kept_going_by_an_object_of_ours_is_ranked_low() {
        assertEquals(Rank.LOW, rank(finding(Rule.DOES_NOT_END, "", "", "new Cart().fill(new Test[] {x -> false})")));
        assertEquals(Rank.HIGH, rank(finding(Rule.DOES_NOT_END, "", "", "new Cart().fill(\"\")")));
    }

    @Test
    void what_does_not_end_is_ranked_by_what_was_given() {
        assertEquals(Rank.HIGH, rank(finding(Rule.DOES_NOT_END, "", "", "new Cart().fill(1)")));
        assertEquals(Rank.MEDIUM, rank(finding(Rule.DOES_NOT_END, "", "", "new Cart().fill(-1)")));
        assertEquals(Rank.MEDIUM, rank(finding(Rule.DOES_NOT_END, "", "", "new Cart().fill(0)")));
        assertEquals(Rank.MEDIUM, rank(finding(Rule.DOES_NOT_END, "", "", "Cart cart = new Cart(); cart.add(cart)")));
        assertEquals(Rank.LOW, rank(finding(Rule.DOES_NOT_END, "", "", "new Cart().fill(null)")));
        assertEquals(Rank.LOW, rank(finding(Rule.DOES_NOT_END, "", "", "new Cart().fill(null, -1)")));
    }

    @Test
    void memory_that_is_used_up_is_ranked_low_only_where_a_large_number_was_given() {
        assertEquals(Rank.LOW, rank(finding(Rule.MEMORY, "", "", "new Cart(Integer.MAX_VALUE)")));
        assertEquals(Rank.LOW, rank(finding(Rule.MEMORY, "", "", "new Cart(100000000)")));
        assertEquals(Rank.MEDIUM, rank(finding(Rule.MEMORY, "", "", "new Cart(0)")));
        assertEquals(Rank.MEDIUM, rank(finding(Rule.MEMORY, "", "", "new Cart(-1)")));
    }

    @Test
    void a_refusal_that_names_what_was_given_is_ranked_low() {
        String type = "java.lang.IllegalArgumentException";

        assertEquals(Rank.LOW, rank(passedOn(type, "no such fruit: kiwi", "new Cart().add(\"kiwi\")")));
        assertEquals(Rank.LOW, rank(passedOn(type, "no fruit begins with 'x'", "new Cart().add('x')")));
        assertEquals(Rank.MEDIUM, rank(passedOn(type, "no fruit begins with a vowel", "new Cart().add('a')")));
        assertEquals(Rank.MEDIUM, rank(passedOn(type, "no such fruit: kiwis", "new Cart().add(\"kiwi\")")));
        assertEquals(Rank.MEDIUM, rank(passedOn(type, "no such fruit", "new Cart().add(\"\")")));
    }

    @Test
    void an_object_whose_field_is_null_may_need_more() {
        assertEquals(
                Rank.MEDIUM,
                rank(nullPointer(
                        "Cannot invoke \"java.util.List.size()\" because \"this.items\" is null",
                        "new Cart().add(1)")));
    }

    @Test
    void a_null_pointer_that_was_thrown_on_purpose_is_a_refusal() {
        assertEquals(Rank.LOW, rank(nullPointer("the item is missing", "new Cart().add(new Item())")));
        assertEquals(
                Rank.MEDIUM,
                rank(Samples.finding(
                        "crash",
                        Rule.NULL_POINTER,
                        "java.lang.NullPointerException",
                        "new Cart().add(new Item())",
                        "java.util.Objects",
                        "requireNonNull",
                        209)));
    }

    @Test
    void what_stands_for_null_by_its_name_may_return_it() {
        assertEquals(Rank.MEDIUM, rank(nullPointer("new Cart().fill(Factories.NULL_INSTANCE)")));
        assertEquals(Rank.MEDIUM, rank(nullPointer("new Cart().fill(Factories.nullFactory())")));
    }

    @Test
    void a_builder_may_need_more() {
        assertEquals(
                Rank.MEDIUM,
                rank(Samples.saying(
                        DEREFERENCE,
                        Samples.finding(
                                "crash",
                                Rule.NULL_POINTER,
                                "java.lang.NullPointerException",
                                "Cart.builder().get()",
                                "shop.Cart$Builder",
                                "get",
                                1))));
    }

    @Test
    void what_is_endless_by_its_name_need_not_end() {
        assertEquals(Rank.LOW, rank(finding(Rule.DOES_NOT_END, "", "", "new Cart().loop().size()")));
        assertEquals(Rank.LOW, rank(finding(Rule.DOES_NOT_END, "", "", "Cart.doWhile(always, add)")));
        assertEquals(Rank.LOW, rank(finding(Rule.DOES_NOT_END, "", "", "Cart.permutations(items)")));
        assertEquals(Rank.LOW, rank(finding(Rule.DOES_NOT_END, "", "", "new Cart(new InfiniteItems()).size()")));
        assertEquals(Rank.HIGH, rank(finding(Rule.DOES_NOT_END, "", "", "new Cart().size()")));
    }

    @Test
    void what_waits_by_its_name_need_not_end() {
        assertEquals(Rank.LOW, rank(finding(Rule.DOES_NOT_END, "", "", "Carts.sleep(Duration.ofHours(1L))")));
        assertEquals(Rank.LOW, rank(finding(Rule.DOES_NOT_END, "", "", "Carts.waitFor(cart, 16)")));
        assertEquals(Rank.LOW, rank(finding(Rule.DOES_NOT_END, "", "", "new Cart().awaitItems()")));
        assertEquals(
                Rank.LOW,
                rank(finding(Rule.DOES_NOT_END, "", "", "new Cart().setTimeout(Duration.ofDays(1L)).take()")));
        assertEquals(Rank.HIGH, rank(finding(Rule.DOES_NOT_END, "", "", "new Waiter().serve()")));
    }

    private static Finding index(String message, String reproducer) {
        return finding(Rule.LANGUAGE_EXCEPTION, "java.lang.ArrayIndexOutOfBoundsException", message, reproducer);
    }

    private static Finding passedOn(String type, String message, String reproducer) {
        return finding(Rule.PASSED_ON_EXCEPTION, type, message, reproducer);
    }

    private static Finding finding(Rule rule, String type, String message, String reproducer) {
        return Samples.saying(message, Samples.finding("crash", rule, type, reproducer, "shop.Cart", "add", 12));
    }

    @Test
    void what_the_compiler_would_have_warned_of_is_not_ranked_high() {
        assertEquals(
                Rank.MEDIUM,
                rank(finding(Rule.LANGUAGE_EXCEPTION, "java.lang.ClassCastException", "no", "new Cart().add(\"a\")")));
        assertEquals(
                Rank.MEDIUM,
                rank(finding(
                        Rule.OBJECT_METHOD, "java.lang.ClassCastException", "no", "new Cart().add(\"a\").toString()")));
    }

    @Test
    void what_is_not_for_users_is_not_ranked_high() {
        assertEquals(
                Rank.MEDIUM, rank(Samples.finding("generate", Rule.EQUALS, "", "a.equals(b)", "a.internal.X", "x", 1)));
    }

    private static Rank rank(Finding finding) {
        return Ranking.of(finding).rank();
    }

    private static Finding nullPointer(String reproducer) {
        return nullPointer(DEREFERENCE, reproducer);
    }

    private static Finding nullPointer(String message, String reproducer) {
        return finding(Rule.NULL_POINTER, "java.lang.NullPointerException", message, reproducer);
    }

    private static Finding index(String reproducer) {
        return index("Index 9 out of bounds for length 3", reproducer);
    }
}
