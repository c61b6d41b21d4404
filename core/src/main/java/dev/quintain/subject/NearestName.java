package dev.quintain.subject;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Guesses what was meant by a name that does not exist. */
public record NearestName(String wanted) {
    public Optional<String> among(Collection<String> names) {
        return names.stream()
                .filter(name -> distance(name) <= Math.max(2, wanted.length() / 4) || sameSimpleName(name))
                .min(Comparator.comparingInt(this::distance).thenComparing(name -> name));
    }

    private boolean sameSimpleName(String name) {
        return simple(name).equals(simple(wanted));
    }

    private static String simple(String name) {
        return name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1)
                .toLowerCase(Locale.ROOT);
    }

    /** Edits needed to turn one name into the other (Levenshtein). */
    private int distance(String name) {
        int[] row = new int[name.length() + 1];
        for (int j = 0; j <= name.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= wanted.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= name.length(); j++) {
                int replaced = diagonal + (wanted.charAt(i - 1) == name.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, Math.min(row[j - 1], row[j]) + 1);
            }
        }
        return row[name.length()];
    }
}
