package dev.quintain.engine.walk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FrontierTest {
    private final Frontier frontier = new Frontier(List.of(Path.of(0), Path.of(1), Path.of(2)));

    /** The calls, with a star at those that change the object. */
    private static String text(Path path) {
        return IntStream.range(0, path.length())
                .mapToObj(i -> path.call(i) + (path.isMutator(i) ? "*" : ""))
                .collect(Collectors.joining(" "));
    }

    private List<String> texts() {
        return IntStream.range(0, frontier.size())
                .mapToObj(i -> text(frontier.path(i)))
                .toList();
    }

    @Test
    void a_path_knows_which_steps_changed_the_object() {
        Path path = Path.of(7).plus(3, false).plus(new int[] {Path.step(0, true), Path.step(5, false)});

        assertEquals("7* 3 0* 5", text(path));
        assertEquals(4, path.length());
    }

    @Test
    void a_longer_path_leaves_the_shorter_one_alone() {
        Path path = Path.of(1);
        path.plus(2, true);

        assertEquals("1*", text(path));
    }

    @Test
    void begins_with_its_roots() {
        assertEquals(List.of("0*", "1*", "2*"), texts());
    }

    @Test
    void roots_that_failed_are_dropped() {
        Frontier.Growth growth = frontier.new Growth();
        growth.add(0, Path.step(0, true));
        growth.add(2, Path.step(0, true));

        growth.finish(false);

        assertEquals(List.of("0*", "2*"), texts());
    }

    @Test
    void grows_length_by_length() {
        Frontier.Growth first = frontier.new Growth();
        first.add(1, Path.step(4, false));
        first.add(2, Path.step(5, true));
        first.finish(true);
        assertEquals(List.of("1* 4", "2* 5*"), texts());

        Frontier.Growth second = frontier.new Growth();
        second.add(1, Path.step(6, true));
        second.add(1, Path.step(7, false));
        second.add(0, Path.step(8, false));
        second.finish(true);
        assertEquals(List.of("2* 5* 6*", "2* 5* 7", "1* 4 8"), texts());
    }

    @Test
    void ends_when_nothing_grew() {
        frontier.new Growth().finish(true);

        assertEquals(0, frontier.size());
    }

    @Test
    void takes_many() {
        Frontier.Growth growth = frontier.new Growth();
        IntStream.range(0, 1000).forEach(i -> growth.add(i % 3, Path.step(i, true)));

        growth.finish(true);

        assertEquals(1000, frontier.size());
        assertEquals("0* 999*", text(frontier.path(999)));
    }
}
