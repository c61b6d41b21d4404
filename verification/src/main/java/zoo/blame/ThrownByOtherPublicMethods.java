package zoo.blame;

import java.util.List;

/** Row: what any other public method throws is a problem of the method under test, which let it through. */
public class ThrownByOtherPublicMethods {
    public int reportedOfAnotherClass() {
        return Callee.positive(0);
    }

    public void reportedOfTheSameClass() {
        unreportedRefusal();
    }

    public int reportedOfThePlatform() {
        return Integer.parseInt("");
    }

    public int reportedIndirectly() {
        return parse("");
    }

    public Object reportedOfAList() {
        return List.of().get(0);
    }

    public Object reportedConstructor() {
        return new ThrownByItself(0);
    }

    public int unreportedWhenCaught() {
        try {
            return Callee.positive(0);
        } catch (IllegalArgumentException e) {
            return 0;
        }
    }

    public void unreportedWhenCaughtAndThrownAnew() {
        try {
            Callee.positive(0);
        } catch (IllegalArgumentException e) {
            throw new IllegalStateException("refused in my own words", e);
        }
    }

    public void unreportedRefusal() {
        throw new IllegalStateException("refused");
    }

    private static int parse(String text) {
        return Integer.parseInt(text);
    }
}
