package zoo.flickers;

import java.util.Random;

/** What it returns is chance. That it returns is not. */
public class ThrowsDice {
    private final Random random = new Random();

    public int roll() {
        int points = 1 + random.nextInt(6);
        return points > 3 ? 10 * points : points;
    }

    public String name() {
        return "roll " + random.nextInt(1_000_000);
    }

    public int sides() {
        return 6;
    }
}
