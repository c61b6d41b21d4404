package dev.quintain.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.quintain.runtime.SharedState;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TimeZone;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** In this JVM there is no agent, so everything is looked at after each test; with it, see {@link GuardedCases}. */
class EffectsTest {
    @TempDir
    private Path scratch;

    private Effects effects;

    @BeforeEach
    void take() throws Exception {
        effects = Effects.take(scratch, () -> {});
    }

    @Test
    void counts_nothing_when_nothing_changed() {
        assertEquals(List.of(), effects.putBack());
        assertEquals(Map.of(), effects.undone());
    }

    @Test
    void puts_back_streams_locale_and_time_zone() {
        PrintStream out = System.out;
        Locale locale = Locale.getDefault();
        TimeZone zone = TimeZone.getDefault();
        System.setOut(null);
        Locale.setDefault(Locale.Category.DISPLAY, Locale.forLanguageTag("tlh"));
        TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Kiritimati"));

        effects.putBack();

        assertSame(out, System.out);
        assertEquals(locale, Locale.getDefault());
        assertNotEquals("tlh", Locale.getDefault(Locale.Category.DISPLAY).getLanguage());
        assertEquals(zone, TimeZone.getDefault());
        assertEquals(
                Map.of(SharedState.STREAMS, 1L, SharedState.LOCALE, 1L, SharedState.TIME_ZONE, 1L), effects.undone());
    }

    @Test
    void puts_back_properties_and_their_object() {
        Properties properties = System.getProperties();
        String separator = System.getProperty("line.separator");
        System.setProperty("quintain.test", "x");
        System.clearProperty("line.separator");
        System.setProperties(new Properties());

        effects.putBack();

        assertSame(properties, System.getProperties());
        assertEquals(separator, System.getProperty("line.separator"));
        assertNull(System.getProperty("quintain.test"));
        assertEquals(Map.of(SharedState.PROPERTIES, 1L), effects.undone());
    }

    @Test
    void counts_each_test_that_changed_something() {
        for (int i = 0; i < 3; i++) {
            Thread.currentThread().interrupt();
            effects.putBack();
        }

        assertFalse(Thread.currentThread().isInterrupted());
        assertEquals(Map.of(SharedState.TEST_THREAD, 3L), effects.undone());
    }
}
