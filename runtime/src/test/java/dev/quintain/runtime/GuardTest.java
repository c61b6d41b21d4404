package dev.quintain.runtime;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nothing is hooked in this JVM: what the hooks would call is called here. */
class GuardTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void reset() {
        Guard.begin();
    }

    @AfterEach
    void disarm() {
        Guard.disarm();
    }

    @Test
    void refuses_nothing_until_it_is_armed() {
        assertDoesNotThrow(() -> Guard.exit(0));
        assertDoesNotThrow(() -> Guard.write(folder.resolveSibling("other")));
        assertFalse(Guard.hasRefused());
    }

    @Test
    void a_refusal_names_the_effect_and_what_was_tried() throws Exception {
        Guard.arm(folder, Set.of());

        EffectRefused refused = assertThrows(EffectRefused.class, () -> Guard.exit(3));

        assertEquals(Effect.EXIT, refused.effect());
        assertEquals("ending the JVM with status 3 is refused to code under test", refused.getMessage());
    }

    @Test
    void keeps_the_first_refusal_of_each_kind_until_the_next_test() throws Exception {
        Guard.arm(folder, Set.of());
        assertThrows(EffectRefused.class, () -> Guard.lookUp("one.invalid"));
        assertThrows(EffectRefused.class, () -> Guard.lookUp("two.invalid"));
        assertEquals(Map.of(Effect.NETWORK, "looking up one.invalid"), Guard.refused());

        Guard.begin();

        assertFalse(Guard.hasRefused());
        assertEquals(Map.of(), Guard.refused());
    }

    @Test
    void counts_what_a_test_writes() throws Exception {
        Guard.arm(folder, Set.of());
        Guard.begin();
        Guard.wrote(64 << 20);

        assertThrows(EffectRefused.class, Guard::wroteOne);
        Guard.begin();
        assertDoesNotThrow(Guard::wroteOne);
    }

    @Test
    void files_do_not_get_longer_than_a_test_may_write() throws Exception {
        Guard.arm(folder, Set.of());
        Guard.begin();
        Guard.lengthen(64 << 20);
        Guard.map(FileChannel.MapMode.READ_ONLY, 0, 65 << 20);

        assertThrows(EffectRefused.class, () -> Guard.lengthen((64 << 20) + 1));
        assertThrows(EffectRefused.class, () -> Guard.map(FileChannel.MapMode.READ_WRITE, 64 << 20, 1));
    }

    @Test
    void lets_through_what_is_allowed() throws Exception {
        Guard.arm(folder, Set.of(Effect.FILES, Effect.EXIT));

        assertDoesNotThrow(() -> Guard.exit(0));
        assertDoesNotThrow(() -> Guard.write(folder.resolveSibling("other")));
        assertThrows(EffectRefused.class, () -> Guard.startProcess(new String[] {"true"}));
    }

    @Test
    void threads_of_the_harness_may_do_everything() throws Exception {
        Guard.arm(folder, Set.of());
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        Thread thread = new Thread(() -> Guard.exit(0));
        thread.setUncaughtExceptionHandler((where, what) -> thrown.set(what));
        Guard.register(thread);

        thread.start();
        thread.join();

        assertEquals(null, thrown.get());
    }

    @Test
    void names_that_the_operating_system_refuses_are_left_to_it() throws Exception {
        Guard.arm(folder, Set.of());

        assertDoesNotThrow(() -> Guard.write(""));
        assertDoesNotThrow(() -> Guard.change("a\0b"));
        assertDoesNotThrow(() -> Guard.write((String) null));
        assertDoesNotThrow(() -> Guard.change((Path) null));
    }
}
