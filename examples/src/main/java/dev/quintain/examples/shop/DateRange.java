package dev.quintain.examples.shop;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.Objects;

/**
 * The days of a sale, both ends included.
 *
 * <p>Faults: {@code parse} expects two dates and takes what it gets: {@code ""} gives the DateTimeParseException of
 * {@code LocalDate.parse}, {@code "/"} an ArrayIndexOutOfBoundsException.
 *
 * <p>Not reported: the constructor refuses an end before the start.
 */
public final class DateRange {
    private final LocalDate start;
    private final LocalDate end;

    public DateRange(LocalDate start, LocalDate end) {
        this.start = Objects.requireNonNull(start, "start");
        this.end = Objects.requireNonNull(end, "end");
        if (end.isBefore(start)) {
            throw new IllegalArgumentException(end + " is before " + start);
        }
    }

    /** Reads the form of ISO 8601, such as {@code 2004-02-27/2004-02-29}. */
    public static DateRange parse(String text) {
        String[] ends = text.split("/");
        LocalDate start = LocalDate.parse(ends[0]);
        return new DateRange(start, LocalDate.parse(ends[1]));
    }

    /** A sale on one day of the year, the first being 1. */
    public static DateRange oneDay(int year, int dayOfYear) {
        if (dayOfYear < 1 || dayOfYear > 365) {
            throw new IllegalArgumentException("no such day of the year: " + dayOfYear);
        }
        LocalDate day = LocalDate.ofYearDay(year, dayOfYear);
        return new DateRange(day, day);
    }

    public boolean contains(LocalDate day) {
        Objects.requireNonNull(day, "day");
        return !day.isBefore(start) && !day.isAfter(end);
    }

    public boolean overlaps(DateRange other) {
        return other != null && contains(other.start) | contains(other.end) | other.contains(start);
    }

    public long days() {
        return ChronoUnit.DAYS.between(start, end) + 1;
    }
}
