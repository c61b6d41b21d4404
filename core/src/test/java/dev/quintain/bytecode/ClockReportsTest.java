package dev.quintain.bytecode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.runtime.Probes;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClockReportsTest {
    private static final String IMPORTS = "import java.time.*; import java.util.*; import java.util.function.*;\n";

    @TempDir
    private Path folder;

    @BeforeEach
    void clear() {
        Probes.clearClock();
    }

    private void call(String expression) throws Exception {
        Covered.of(folder, IMPORTS + "class C { static Object f() { return " + expression + "; } }")
                .call("f");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "System.currentTimeMillis()",
                "System.nanoTime()",
                "new Date()",
                "new Date() { }",
                "Instant.now()",
                "LocalDate.now()",
                "LocalDateTime.now(ZoneId.of(\"UTC\"))",
                "LocalTime.now()",
                "ZonedDateTime.now()",
                "OffsetDateTime.now()",
                "Year.now()",
                "YearMonth.now()",
                "java.time.chrono.JapaneseDate.now()",
                "Calendar.getInstance()",
                "Calendar.getInstance(Locale.ROOT)",
                "new GregorianCalendar()",
                "new GregorianCalendar(Locale.ROOT)",
                "Clock.systemUTC()",
                "Clock.systemDefaultZone()",
                "Clock.system(ZoneId.of(\"UTC\"))",
                "Clock.tickSeconds(ZoneId.of(\"UTC\"))",
                "((LongSupplier) System::nanoTime).getAsLong()",
                "((Supplier<Date>) Date::new).get()",
                "((Supplier<Object>) () -> Instant.now()).get()",
            })
    void who_asks_for_the_time_says_so(String expression) throws Exception {
        call(expression);

        assertTrue(Probes.clockRead());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "new Date(7)",
                "new GregorianCalendar(2000, 1, 1)",
                "LocalDate.of(2000, 1, 1)",
                "Instant.ofEpochMilli(7)",
                "Clock.fixed(Instant.EPOCH, ZoneId.of(\"UTC\"))",
                "System.getProperty(\"none\")",
                "Currency.getInstance(\"EUR\")",
            })
    void others_do_not(String expression) throws Exception {
        call(expression);

        assertFalse(Probes.clockRead());
    }

    @Test
    void a_static_initialiser_says_so_too() throws Exception {
        Covered subject = Covered.of(
                folder, "class C { static final long START = System.nanoTime(); static int f() { return 1; } }");

        assertEquals(1, subject.call("f").result());
        assertTrue(Probes.clockRead());
    }
}
