package dev.quintain.junit;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/** Gives every name once, with a number behind it from the second time on. */
final class Names {
    private final Set<String> taken = new HashSet<>();
    private final String beforeNumber;

    Names(String beforeNumber, Set<String> taken) {
        this.beforeNumber = beforeNumber;
        taken.forEach(name -> this.taken.add(name.toLowerCase(Locale.ROOT)));
    }

    /** Two names never differ by case only, because two file names must not. */
    String next(String wanted) {
        String name = wanted;
        for (int i = 2; !taken.add(name.toLowerCase(Locale.ROOT)); i++) {
            name = wanted + beforeNumber + i;
        }
        return name;
    }
}
