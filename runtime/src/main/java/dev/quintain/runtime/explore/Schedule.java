package dev.quintain.runtime.explore;

import java.util.Arrays;

/**
 * The numbers that were chosen in an execution, wherever there was something to choose. At the choice of a thread 0 is the
 * one that ran before, or the first that can go on if that one cannot.
 */
public final class Schedule {
    private static final String NAME = "[0-9a-z.+*-]*";

    private int[] numbers;
    private int size;

    public Schedule() {
        this(new int[64], 0);
    }

    private Schedule(int[] numbers, int size) {
        this.numbers = numbers;
        this.size = size;
    }

    static Schedule of(int... numbers) {
        return new Schedule(numbers.clone(), numbers.length);
    }

    void add(int number) {
        if (size == numbers.length) {
            numbers = Arrays.copyOf(numbers, size * 2);
        }
        numbers[size++] = number;
    }

    void clear() {
        size = 0;
    }

    int size() {
        return size;
    }

    /** The number at this choice; 0 beyond the end. */
    int get(int index) {
        return index < size ? numbers[index] : 0;
    }

    public Schedule copy() {
        return new Schedule(Arrays.copyOf(numbers, Math.max(1, size)), size);
    }

    /** The same with another number at one choice. */
    Schedule with(int index, int number) {
        Schedule changed = copy();
        changed.numbers[index] = number;
        return changed;
    }

    /** The same but for one choice that is left out. */
    Schedule without(int index) {
        Schedule changed = copy();
        System.arraycopy(changed.numbers, index + 1, changed.numbers, index, size - index - 1);
        changed.size--;
        return changed;
    }

    /** How many of the numbers are not 0. */
    int weight() {
        int weight = 0;
        for (int i = 0; i < size; i++) {
            weight += numbers[i] == 0 ? 0 : 1;
        }
        return weight;
    }

    /** Its name: for each number that is not 0 how many zeros come before it, and the number; in base 36. */
    @Override
    public String toString() {
        var name = new StringBuilder();
        int zeros = 0;
        for (int i = 0; i < size; i++) {
            if (numbers[i] == 0) {
                zeros++;
            } else {
                name.append(name.length() == 0 ? "" : "-").append(Integer.toString(zeros, 36));
                name.append('.').append(Integer.toString(numbers[i], 36));
                zeros = 0;
            }
        }
        return name.length() == 0 ? "0" : name.toString();
    }

    /** The schedule of this name; null if it is none. */
    public static Schedule parse(String name) {
        var schedule = new Schedule();
        if (name.equals("0")) {
            return schedule;
        }
        if (name.isEmpty() || !name.matches(NAME)) {
            return null;
        }
        try {
            for (String part : name.split("-")) {
                int dot = part.indexOf('.');
                int zeros = Integer.parseInt(part.substring(0, dot), 36);
                for (int i = 0; i < zeros; i++) {
                    schedule.add(0);
                }
                schedule.add(Integer.parseInt(part.substring(dot + 1), 36));
            }
            return schedule;
        } catch (NumberFormatException | StringIndexOutOfBoundsException e) {
            return null;
        }
    }
}
