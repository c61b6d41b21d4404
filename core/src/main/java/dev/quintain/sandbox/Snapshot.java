package dev.quintain.sandbox;

import dev.quintain.runtime.Traces;
import java.io.InputStream;
import java.io.PrintStream;
import java.lang.Thread.UncaughtExceptionHandler;
import java.net.Authenticator;
import java.net.CookieHandler;
import java.net.ProxySelector;
import java.net.ResponseCache;
import java.util.Locale;
import java.util.TimeZone;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A piece of state that all code in the JVM shares, as it was before code under test ran. */
interface Snapshot {
    /** Puts the state back and says whether there was anything to put back. */
    boolean putBack();

    /** The standard streams. */
    record Streams(InputStream in, PrintStream out, PrintStream err) implements Snapshot {
        static Streams take() {
            return new Streams(System.in, System.out, System.err);
        }

        @Override
        public boolean putBack() {
            // All are asked, since each forgets by that.
            boolean used = Stream.of(in, out, err).filter(DeafStreams::wasUsed).count() > 0;
            if (System.in == in && System.out == out && System.err == err) {
                return used;
            }
            System.setIn(in);
            System.setOut(out);
            System.setErr(err);
            return true;
        }
    }

    /** The default locales. */
    record Locales(Locale general, Locale display, Locale format) implements Snapshot {
        static Locales take() {
            return new Locales(
                    Locale.getDefault(),
                    Locale.getDefault(Locale.Category.DISPLAY),
                    Locale.getDefault(Locale.Category.FORMAT));
        }

        @Override
        public boolean putBack() {
            if (take().equals(this)) {
                return false;
            }
            Locale.setDefault(general);
            Locale.setDefault(Locale.Category.DISPLAY, display);
            Locale.setDefault(Locale.Category.FORMAT, format);
            return true;
        }
    }

    /** The default time zone. */
    record Zone(TimeZone zone) implements Snapshot {
        static Zone take() {
            return new Zone(TimeZone.getDefault());
        }

        @Override
        public boolean putBack() {
            // Asked in this order the method that runs is the JDK's, not one of the code under test.
            if (zone.equals(TimeZone.getDefault())) {
                return false;
            }
            TimeZone.setDefault(zone);
            return true;
        }
    }

    /** Who is asked when nobody else is responsible. */
    record Handlers(
            @Nullable UncaughtExceptionHandler uncaught,
            @Nullable Authenticator authenticator,
            @Nullable ProxySelector proxies,
            @Nullable CookieHandler cookies,
            @Nullable ResponseCache responses)
            implements Snapshot {
        static Handlers take() {
            return new Handlers(
                    Thread.getDefaultUncaughtExceptionHandler(),
                    Authenticator.getDefault(),
                    ProxySelector.getDefault(),
                    CookieHandler.getDefault(),
                    ResponseCache.getDefault());
        }

        @Override
        public boolean putBack() {
            if (take().isSame(this)) {
                return false;
            }
            Thread.setDefaultUncaughtExceptionHandler(uncaught);
            Authenticator.setDefault(authenticator);
            ProxySelector.setDefault(proxies);
            CookieHandler.setDefault(cookies);
            ResponseCache.setDefault(responses);
            return true;
        }

        /** By identity: a handler's own equals is foreign code. */
        private boolean isSame(Handlers other) {
            return uncaught == other.uncaught
                    && authenticator == other.authenticator
                    && proxies == other.proxies
                    && cookies == other.cookies
                    && responses == other.responses;
        }
    }

    /** No shutdown hooks: those that were registered meanwhile are taken off, but for the JDK's own. */
    record ShutdownHooks() implements Snapshot {
        @Override
        public boolean putBack() {
            boolean removed = false;
            for (Thread hook : Traces.takeShutdownHooks()) {
                Class<?> type = hook.getClass();
                if (type == Thread.class || !type.getModule().isNamed()) {
                    removed |= Runtime.getRuntime().removeShutdownHook(hook);
                }
            }
            return removed;
        }
    }
}
