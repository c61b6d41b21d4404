package dev.quintain.run.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.junit.Dialect;
import org.junit.jupiter.api.Test;

class ScenarioTestTest {
    private final ScenarioTest test = new ScenarioTest("shop.Cart$Item", 7, "c2:b.1", "[get()] || [get()]");

    @Test
    void is_beside_the_class() {
        assertEquals("tests/shop/Cart_ItemCheckTest.java", test.file());
        assertEquals("tests/CartCheckTest.java", new ScenarioTest("Cart", 7, "c2:b.1", "").file());
    }

    @Test
    void replays_the_schedule() {
        assertEquals("""
                package shop;

                import dev.quintain.run.interleave.ReplayedCheck;
                import org.junit.jupiter.api.Test;

                /** Calls of several threads; needs quintain-core on the class path. */
                class Cart_ItemCheckTest {
                    /** [get()] || [get()] */
                    @Test
                    void schedule_c2_b_1() {
                        ReplayedCheck.verify("shop.Cart$Item", 7L, "c2:b.1");
                    }
                }
                """, test.source(Dialect.JUPITER));
    }

    @Test
    void is_public_where_junit_4_runs_it() {
        String source = test.source(Dialect.JUNIT_4);

        assertTrue(source.contains("import org.junit.Test;"), source);
        assertTrue(source.contains("public class Cart_ItemCheckTest {"), source);
        assertTrue(source.contains("    public void schedule_c2_b_1() {"), source);
    }
}
