package dev.quintain.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class FieldVectorTest {
    @SuppressWarnings("unused") // read by reflection
    private static class Base {
        private int inherited;
    }

    private static final class Holder extends Base {
        @Nullable
        Object reference;

        String text = "a";
        Object[] array = {new Object(), new Object()};
        int[] ints = {1, 2};
        double number = Double.NaN;
    }

    private static void assertChanged(boolean changed, int depth, Holder holder, Consumer<Holder> change) {
        FieldVector before = FieldVector.of(holder, depth);
        change.accept(holder);
        assertEquals(changed, !before.isSameAs(FieldVector.of(holder, depth)));
    }

    @Test
    void nothing_has_changed() {
        assertChanged(false, 1, new Holder(), holder -> {});
        assertChanged(false, 3, new Holder(), holder -> {});
    }

    @Test
    void inherited_and_private_fields_count() {
        assertChanged(true, 1, new Holder(), holder -> ((Base) holder).inherited++);
    }

    @Test
    void references_count_by_identity() {
        assertChanged(true, 1, new Holder(), holder -> holder.reference = new Object());
        assertChanged(true, 1, new Holder(), holder -> holder.array = holder.array.clone());
    }

    @Test
    void strings_count_by_value() {
        assertChanged(false, 1, new Holder(), holder -> holder.text = String.valueOf(new char[] {'a'}));
        assertChanged(true, 1, new Holder(), holder -> holder.text = "b");
    }

    @Test
    void elements_of_arrays_count() {
        assertChanged(true, 1, new Holder(), holder -> holder.array[1] = new Object());
        assertChanged(true, 1, new Holder(), holder -> holder.ints[1]++);
        assertChanged(true, 1, new Holder(), holder -> holder.ints = holder.ints.clone());
    }

    @Test
    void what_is_farther_away_counts_only_if_asked_for() {
        Consumer<Holder> change = holder -> ((Holder) holder.array[0]).text = "b";

        assertChanged(false, 1, holding(), change);
        assertChanged(true, 2, holding(), change);
    }

    @Test
    void cycles_end() {
        var holder = new Holder();
        holder.reference = holder;

        assertChanged(true, 9, holder, each -> each.number = 1);
    }

    private static Holder holding() {
        var holder = new Holder();
        holder.array[0] = new Holder();
        return holder;
    }
}
