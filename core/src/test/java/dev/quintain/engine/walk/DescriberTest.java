package dev.quintain.engine.walk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class DescriberTest {
    private final Describer describer = new Describer();

    @Test
    void values_are_what_they_are() {
        assertEquals("null", describer.describe(null));
        assertEquals("7", describer.describe(7));
        assertEquals("\"a\\n\"", describer.describe("a\n"));
        assertEquals("'a'", describer.describe('a'));
        assertEquals("TimeUnit.DAYS", describer.describe(TimeUnit.DAYS));
        assertEquals("String.class", describer.describe(String.class));
        assertEquals("BigInteger \"10\"", describer.describe(BigInteger.TEN));
        assertEquals("StringBuilder \"ab\"", describer.describe(new StringBuilder("ba").reverse()));
    }

    @Test
    void who_returns_itself_returns_the_target() {
        var fluent = new ArrayList<String>();
        describer.target(fluent);

        assertEquals("target", describer.describe(fluent));
    }

    @Test
    void generated_objects_go_by_their_name() {
        var object = new Object();
        describer.argument(object, () -> "Object#3");
        describer.argument(object, () -> "Object#4");

        assertEquals("Object#3", describer.describe(object));
        assertEquals("[Object#3, 1]", describer.describe(List.of(object, 1)));
    }

    @Test
    void values_have_no_name() {
        describer.argument("a", () -> "String#0");

        assertEquals("\"a\"", describer.describe("a"));
    }

    @Test
    void containers_go_by_what_they_hold() {
        assertEquals("[1, [\"a\", null]]", describer.describe(new Object[] {1, Arrays.asList("a", null)}));
        assertEquals("[1, 2]", describer.describe(new int[] {1, 2}));
        assertEquals("{a=1}".replace("a", "\"a\""), describer.describe(Map.of("a", 1)));
        assertEquals("\"k\"=2", describer.describe(Map.entry("k", 2)));
        assertEquals("Optional[1]", describer.describe(Optional.of(1)));
        assertEquals("Optional.empty", describer.describe(Optional.empty()));
    }

    @Test
    void order_counts_where_there_is_one() {
        List<String> words = List.of("q", "b", "z", "a");

        assertEquals("[\"a\", \"b\", \"q\", \"z\"]", describer.describe(new HashSet<>(words)));
        assertEquals("[\"q\", \"b\", \"z\", \"a\"]", describer.describe(new LinkedHashSet<>(words)));
        assertEquals("{1=\"a\", 2=\"b\"}", describer.describe(new TreeMap<>(Map.of(2, "b", 1, "a"))));
    }

    @Test
    void what_is_long_or_deep_is_cut() {
        List<Object> endless = new ArrayList<>();
        endless.add(endless);

        assertEquals("[[[[new ArrayList#0]]]]", describer.describe(endless));
        assertEquals("0, ...]", describer.describe(new int[500]).substring(298));
    }

    @Test
    void new_objects_are_numbered_by_what_changed_the_target() {
        assertEquals("new Object#0", describer.describe(new Object()));
        assertEquals("new Object#0", describer.describe(new Object()), "looking counts nothing");

        var first = new Object();
        describer.appeared(first);

        assertEquals("new Object#0", describer.describe(first));
        assertEquals("new Object#1", describer.describe(new Object()));
        assertEquals("new Thread#0", describer.describe(new Thread()), "each type has numbers of its own");
    }

    @Test
    void lambdas_go_by_their_interface() {
        Runnable lambda = () -> {};

        assertEquals("new Runnable#0", describer.describe(lambda));
    }

    @Test
    void another_sequence_begins_anew() {
        var object = new Object();
        describer.appeared(object);

        describer.clear();

        assertEquals("new Object#0", describer.describe(new Object()));
    }
}
