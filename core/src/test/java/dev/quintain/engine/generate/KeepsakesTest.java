package dev.quintain.engine.generate;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import org.junit.jupiter.api.Test;

class KeepsakesTest {
    @Test
    void what_a_test_made_is_not_collected_while_there_is_memory() {
        var keepsakes = new Keepsakes();
        WeakReference<Object> made = keep(keepsakes);

        try {
            System.gc();

            assertNotNull(made.get());
        } finally {
            Reference.reachabilityFence(keepsakes);
        }
    }

    private static WeakReference<Object> keep(Keepsakes keepsakes) {
        Object value = new Object();
        keepsakes.add(new Object[] {value});
        return new WeakReference<>(value);
    }
}
