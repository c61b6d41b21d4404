package dev.quintain.sequence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class OutcomeTest {
    @Test
    void messages_do_not_tell_identity_hash_codes() {
        assertEquals("not opened to unnamed module @...", message("not opened to unnamed module @1d2c0b9d"));
        assertEquals("Could not truncate acme.Style@...", message("Could not truncate acme.Style@3eb69f"));
    }

    @Test
    void messages_do_not_number_proxies() {
        assertEquals("class $Proxy cannot be cast", message("class jdk.proxy2.$Proxy17 cannot be cast"));
    }

    @Test
    void other_messages_stay_as_they_are() {
        assertEquals("mail to user@example.org", message("mail to user@example.org"));
    }

    private static @Nullable String message(String text) {
        return new Outcome.Threw(0, new IllegalStateException(text), List.of()).message();
    }
}
