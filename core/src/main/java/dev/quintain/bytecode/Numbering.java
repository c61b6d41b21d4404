package dev.quintain.bytecode;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;

/**
 * Gives calls and handlers their numbers, in the order in which they are found. Several classes may take theirs at a time.
 *
 * @param site the next number of a call
 * @param handler the next number of a handler
 */
public record Numbering(IntSupplier site, IntSupplier handler) {
    /** One after the other from there on. */
    public static Numbering from(int firstSite, int firstHandler) {
        return new Numbering(
                new AtomicInteger(firstSite)::getAndIncrement, new AtomicInteger(firstHandler)::getAndIncrement);
    }

    /** Those that a class has already; one that has more calls or handlers than that cannot have been meant. */
    public static Numbering again(ClassSites known) {
        return new Numbering(
                known.sites().stream().mapToInt(CallSite::number).iterator()::nextInt,
                known.handlers().stream().mapToInt(Handler::number).iterator()::nextInt);
    }
}
