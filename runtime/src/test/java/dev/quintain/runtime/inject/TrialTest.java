package dev.quintain.runtime.inject;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.runtime.inject.TrialReport.Shot;
import java.io.ByteArrayInputStream;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FileReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrialTest {
    private static final int READ = 1;
    private static final int CLOSE = 2;
    private static final int HANDLER = 5;
    private static final List<SiteInfo> SITES = List.of(
            new SiteInfo("shop.Prices", "load", "read", "()I", true),
            new SiteInfo("shop.Prices", "load", "close", "()V", true));

    @TempDir
    Path folder;

    /** What came of injected exceptions, as it came. */
    private final List<String> told = new ArrayList<>();

    @Test
    void a_call_that_cannot_fail_may_do_so_with_another_receiver() {
        Trial trial = begin();

        Probe.hit(new Quiet(), READ);
        assertEquals(List.of(), trial.report().hits().get(READ));
        Probe.hit(new Missing(), READ);

        assertEquals(
                List.of(FileNotFoundException.class.getName()),
                trial.report().hits().get(READ));
    }

    @AfterEach
    void end() {
        Probe.begin(Trial.NONE);
    }

    private Trial begin(Arm... arms) {
        var trial = new Trial(
                SITES, name -> false, List.of(arms), new ByName(), (site, handler) -> told.add(site + " " + handler));
        Probe.begin(trial);
        return trial;
    }

    private static Arm arm(int site, Class<?> exception) {
        return new Arm(site, exception.getName(), "injected");
    }

    /** What a worker does by constructors. */
    private static final class ByName implements Maker {
        @Override
        public Throwable make(String className, String message, ClassLoader loader) {
            return className.equals(FileNotFoundException.class.getName())
                    ? new FileNotFoundException(message)
                    : className.equals(InterruptedException.class.getName())
                            ? new InterruptedException(message)
                            : new IOException(message);
        }

        @Override
        public boolean isSubtype(String name, String of, ClassLoader loader) {
            try {
                return Class.forName(of).isAssignableFrom(Class.forName(name));
            } catch (ClassNotFoundException e) {
                return false;
            }
        }
    }

    /** Declares less than what it overrides. */
    private static final class Quiet extends InputStream {
        @Override
        public int read() {
            return -1;
        }
    }

    /** Declares a special case. */
    private static final class Missing extends InputStream {
        @Override
        public int read() throws FileNotFoundException {
            return -1;
        }

        @Override
        public void close() throws FileNotFoundException {}
    }

    @Test
    void a_call_is_noted_with_what_the_method_that_it_reaches_declares() {
        Trial trial = begin();

        Probe.hit(new Missing(), READ);
        Probe.hit(CLOSE);

        assertEquals(Set.of(READ, CLOSE), trial.report().hits().keySet());
        assertEquals(
                List.of(FileNotFoundException.class.getName()),
                trial.report().hits().get(READ));
        assertEquals(TrialReport.AS_DECLARED, trial.report().hits().get(CLOSE));
    }

    @Test
    void calls_of_classes_that_are_loaded_later_are_noted_too() {
        var sites = new ArrayList<>(List.of(SITES.get(0)));
        Trial trial = Trial.ofCalls(sites, name -> false);
        Probe.begin(trial);

        Probe.hit(READ);
        sites.add(SITES.get(1));
        Probe.hit(CLOSE);

        assertEquals(Set.of(READ, CLOSE), trial.report().hits().keySet());
        assertFalse(trial.isNew(READ) || trial.isNew(CLOSE));
    }

    @Test
    void an_exception_is_thrown_once() {
        Trial trial = begin(arm(READ, IOException.class));

        IOException thrown = assertThrows(IOException.class, () -> Probe.hit(READ));
        Probe.hit(READ);

        assertEquals("injected", thrown.getMessage());
        assertTrue(trial.isInjected(new RuntimeException(thrown)));
        assertEquals(1, trial.report().shots().size());
    }

    @Test
    void that_an_exception_is_thrown_and_reaches_handlers_is_told_at_once_and_each_once() {
        begin(arm(READ, IOException.class));

        IOException thrown = assertThrows(IOException.class, () -> Probe.hit(READ));
        assertEquals(List.of("1 0"), told);
        Probe.caught(thrown, HANDLER, READ);
        Probe.caught(new IllegalStateException(thrown), HANDLER, CLOSE);
        Probe.caught(new IOException("another"), HANDLER + 1, READ);

        assertEquals(List.of("1 0", "1 5"), told);
    }

    @Test
    void nothing_is_thrown_that_the_method_does_not_declare() {
        Trial trial = begin(arm(READ, IOException.class));

        Probe.hit(new Quiet(), READ);

        assertEquals(List.of(), trial.report().shots());
        assertEquals(List.of(), told);
    }

    @Test
    void a_special_case_is_thrown_where_only_that_is_declared() {
        begin(arm(READ, IOException.class));

        assertThrows(FileNotFoundException.class, () -> Probe.hit(new Missing(), READ));
    }

    @Test
    void what_calls_within_a_call_declare_does_not_matter_after_it() {
        begin(arm(CLOSE, IOException.class));

        Probe.reached(new Missing(), CLOSE);
        Probe.hit(new Quiet(), READ);

        assertThrows(FileNotFoundException.class, () -> Probe.after(CLOSE));
    }

    @Test
    void a_handler_is_covered_by_what_came_out_of_the_call_and_not_by_what_its_method_threw_itself() {
        Trial trial = begin();
        var own = new IOException("thrown by the method itself");
        own.setStackTrace(new StackTraceElement[] {new StackTraceElement("shop.Prices", "load", "Prices.java", 3)});
        var from = new IOException("thrown by what it called");
        from.setStackTrace(new StackTraceElement[] {new StackTraceElement("java.io.Reader", "read", "Reader.java", 9)});

        Probe.caught(own, HANDLER, READ);
        assertEquals(List.of(), trial.report().caught());
        Probe.caught(from, HANDLER, READ);

        assertEquals(HANDLER, trial.report().caught().get(0).handler());
        assertTrue(trial.report().caught().get(0).types().contains("java.io.IOException"));
    }

    @Test
    void an_injected_exception_is_followed_to_its_handler() {
        Trial trial = begin(arm(READ, IOException.class));

        IOException thrown = assertThrows(IOException.class, () -> Probe.hit(READ));
        Probe.caught(thrown, HANDLER, READ);

        assertEquals(List.of(HANDLER), trial.report().shots().get(0).handlers());
    }

    @Test
    void a_call_on_a_thread_that_was_started_before_belongs_to_the_trial_before() throws Exception {
        Trial first = begin();
        var started = new Thread(() -> Probe.hit(READ));
        Trial second = begin();

        started.start();
        started.join();

        assertEquals(Set.of(READ), first.report().hits().keySet());
        assertEquals(Set.of(), second.report().hits().keySet());
    }

    @Test
    void an_interrupt_that_is_set_again_is_known() {
        Trial trial = begin(arm(READ, InterruptedException.class));
        assertThrows(InterruptedException.class, () -> Probe.hit(READ));
        assertFalse(trial.report().shots().get(0).restored());

        Probe.interrupted();

        assertTrue(trial.report().shots().get(0).restored());
    }

    @Test
    void a_read_is_short_once_and_what_is_in_memory_never() throws IOException {
        Trial trial = begin(new Arm(READ, Arm.SHORT, ""));
        Path file = Files.writeString(folder.resolve("file"), "text");
        var buffer = new byte[4];

        assertEquals(4, PartialProbe.read(new ByteArrayInputStream(new byte[9]), buffer, READ));
        try (InputStream in = Files.newInputStream(file)) {
            assertEquals(1, PartialProbe.read(in, buffer, READ));
            assertEquals(3, PartialProbe.read(in, buffer, READ));
        }

        assertEquals(
                List.of(Arm.SHORT),
                trial.report().shots().stream().map(Shot::type).toList());
    }

    @Test
    void a_write_to_a_channel_is_short_once_and_nothing_is_lost_of_the_buffer() throws IOException {
        begin(new Arm(READ, Arm.SHORT, ""));
        Path file = folder.resolve("file");
        ByteBuffer buffer = ByteBuffer.wrap(new byte[] {'t', 'e', 'x', 't'});

        try (FileChannel out = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            assertEquals(1, PartialProbe.write(out, buffer, READ));
            assertEquals(3, buffer.remaining());
            assertEquals(3, PartialProbe.write(out, buffer, READ));
        }

        assertEquals("text", Files.readString(file));
    }

    @Test
    void a_read_from_a_channel_is_short_once_and_the_buffer_keeps_its_room() throws IOException {
        begin(new Arm(READ, Arm.SHORT, ""));
        Path file = Files.writeString(folder.resolve("file"), "text");
        ByteBuffer buffer = ByteBuffer.allocate(4);

        try (FileChannel in = FileChannel.open(file)) {
            assertEquals(1, PartialProbe.read(in, buffer, READ));
            assertEquals(3, buffer.remaining());
            assertEquals(3, PartialProbe.read(in, buffer, READ));
        }

        assertEquals("text", new String(buffer.array(), StandardCharsets.US_ASCII));
    }

    @Test
    void of_what_was_opened_only_what_is_open_is_told() throws IOException {
        Trial trial = begin();
        Path file = Files.writeString(folder.resolve("file"), "text");
        try (InputStream open = new java.io.FileInputStream(file.toFile())) {
            InputStream closed = new java.io.FileInputStream(file.toFile());
            closed.close();

            Probe.opened(open);
            Probe.opened(closed);

            assertEquals(List.of("java.io.FileInputStream"), trial.stillOpen());
        }
        assertEquals(List.of(), trial.stillOpen());
    }

    @Test
    void a_reader_that_still_has_characters_cannot_tell_whether_the_stream_below_it_is_closed() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "characters");
        Trial trial = begin();
        InputStream below = new FileInputStream(file.toFile());
        var reader = new InputStreamReader(below, StandardCharsets.UTF_8);
        var closed = new InputStreamReader(new FileInputStream(file.toFile()), StandardCharsets.UTF_8);
        try (below;
                var whole = new FileReader(file.toFile(), StandardCharsets.UTF_8)) {
            assertEquals('c', reader.read());
            closed.close();
            Probe.opened(reader);
            Probe.opened(closed);
            Probe.opened(whole);

            assertEquals(List.of("java.io.FileReader", "java.io.InputStreamReader?"), trial.stillOpen());
        }
        assertEquals(List.of("java.io.InputStreamReader?"), trial.stillOpen());
    }
}
