package dev.quintain.finding;

import java.io.Serializable;

/**
 * What a thread did at one moment of a schedule.
 *
 * @param place for instance {@code Stock.java:12}
 * @param action what it did there: {@code reads count}
 */
public record ScheduleStep(int time, String thread, String place, String action) implements Serializable {}
