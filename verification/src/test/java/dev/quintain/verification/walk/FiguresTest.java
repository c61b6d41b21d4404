package dev.quintain.verification.walk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The figures of the JWalk paper (Simons, Automated Software Engineering 14, 2007), Listings 3 to 7 and Tables 1 to 4. */
class FiguresTest {
    @TempDir
    Path oracles;

    private static Walked explore(String strategy) {
        return Walked.walk("--strategy", strategy, "-cp", Books.CLASSES, Books.of("BoundedStack"));
    }

    private Walked validate(String className, String strategy, int depth) {
        return Walked.walk(
                "--validate",
                "--accept-all",
                "--quiet",
                "--oracle",
                oracles.toString(),
                "--strategy",
                strategy,
                "--depth",
                String.valueOf(depth),
                "-cp",
                Books.CLASSES,
                Books.of(className));
    }

    @Test
    void listing_3_all_protocols() {
        Walked walked = explore("protocol");

        assertEquals(List.of(111L, 28L, 120L), List.of(walked.normal(), walked.exceptions(), walked.discarded()));
        assertTrue(walked.out().contains("Test mode: Protocol exploration"), walked.out());
        assertTrue(walked.out().replace("\r", "").contains("""
                        BoundedStack target = new BoundedStack();
                        target.push(Object Object#0);
                        target.push(Object Object#1);
                        target.top();
                        ==> Object#1
                        """), walked.out());
    }

    @Test
    void listing_4_all_algebraic_constructions() {
        Walked walked = explore("algebra");

        assertEquals(List.of(21L, 4L, 234L), List.of(walked.normal(), walked.exceptions(), walked.discarded()));
        assertEquals(6, walked.count("Withheld", "void results predicted from signatures"));
        assertTrue(!walked.out().contains("==> void"), walked.out());
    }

    @Test
    void listing_5_all_states() {
        Walked walked = explore("states");

        assertEquals(List.of("Empty", "Default", "Full"), walked.states());
        assertEquals(List.of(601L, 44L, 132L), List.of(walked.normal(), walked.exceptions(), walked.discarded()));
    }

    @Test
    void listings_6_and_7_validation() {
        Walked algebra = validate("BoundedStack", "algebra", 3);
        Walked states = validate("BoundedStack", "states", 3);

        assertEquals(List.of(6L, 19L), List.of(algebra.predicted(), algebra.manual()));
        assertEquals(List.of(605L, 40L), List.of(states.predicted(), states.manual()));
        assertEquals(Walked.RIGHT, states.exitCode());
    }

    @Test
    void tables_1_and_3_books() {
        assertCycles("LibraryBook", "3 5 7 0 0 5", "5 13 25 10 38 138", "0 8 60 0 4 32");
        assertCycles("ReservableBook", "3 14 56 0 11 83", "9 41 145 36 252 1732", "0 32 440 0 40 608");
    }

    @Test
    void tables_2_and_4_stacks() {
        assertCycles("BoundedStack", "6 4 9 4 8 28", "7 13 25 21 117 645", "0 30 234 0 12 132");
        assertCycles("BoundedVector", "3 1 9 1 10 61", "9 17 41 27 187 1307", "0 56 544 0 32 448");
    }

    @Test
    void merged_figures_of_one_pass_each() {
        assertEquals(20, mergedManual("LibraryBook"));
        assertEquals(167, mergedManual("ReservableBook"));
        assertEquals(59, mergedManual("BoundedStack"));
        assertEquals(85, mergedManual("BoundedVector"));
    }

    @Test
    void states_of_a_subclass_are_products() {
        Walked walked = Walked.walk(
                "--quiet", "--strategy", "states", "--depth", "0", "-cp", Books.CLASSES, Books.of("ReservableBook"));

        assertEquals(List.of("Default", "OnLoan", "Reserved", "OnLoan&Reserved"), walked.states());
    }

    private long mergedManual(String className) {
        return validate(className, "algebra", 3).manual()
                + validate(className, "states", 3).manual();
    }

    /** Algebra to depth 1, 2, 3, then states to depth 1, 2, 3, with one oracle that grows. */
    private void assertCycles(String className, String manual, String executed, String discarded) {
        var cycles = new ArrayList<Walked>();
        for (String strategy : List.of("algebra", "states")) {
            for (int depth = 1; depth <= 3; depth++) {
                cycles.add(validate(className, strategy, depth));
            }
        }
        assertEquals(manual, joined(cycles.stream().mapToLong(Walked::manual)), className + " manual");
        assertEquals(executed, joined(cycles.stream().mapToLong(Walked::executed)), className + " executed");
        assertEquals(discarded, joined(cycles.stream().mapToLong(Walked::discarded)), className + " discarded");
        assertTrue(cycles.stream().allMatch(cycle -> cycle.predicted() == cycle.executed() - cycle.manual()));
    }

    private static String joined(LongStream numbers) {
        Stream<String> words = numbers.mapToObj(String::valueOf);
        return String.join(" ", words.toList());
    }
}
