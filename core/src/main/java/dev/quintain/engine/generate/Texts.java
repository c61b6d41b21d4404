package dev.quintain.engine.generate;

import java.util.Locale;
import java.util.random.RandomGenerator;

/** Makes new texts of old ones. */
final class Texts {
    private static final int LONGEST = 80;

    private Texts() {}

    /** The first text changed a little, or joined with the second. */
    static String vary(String one, String other, char c, RandomGenerator random) {
        String varied = switch (random.nextInt(9)) {
            case 0 -> one + other;
            case 1 -> one + c + other;
            case 2 -> insert(one, String.valueOf(c), random);
            case 3 -> insert(one, other, random);
            case 4 -> one.substring(0, random.nextInt(one.length() + 1));
            case 5 -> one.substring(random.nextInt(one.length() + 1));
            case 6 -> random.nextBoolean() ? one.toUpperCase(Locale.ROOT) : one.toLowerCase(Locale.ROOT);
            case 7 -> replaceOne(one, c, random);
            default -> one + one;
        };
        return varied.length() > LONGEST ? varied.substring(0, LONGEST) : varied;
    }

    private static String insert(String text, String more, RandomGenerator random) {
        int at = random.nextInt(text.length() + 1);
        return text.substring(0, at) + more + text.substring(at);
    }

    private static String replaceOne(String text, char c, RandomGenerator random) {
        if (text.isEmpty()) {
            return String.valueOf(c);
        }
        int at = random.nextInt(text.length());
        return text.substring(0, at) + c + text.substring(at + 1);
    }
}
