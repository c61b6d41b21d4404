package zoo.walk;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Shows what it holds in many shapes. */
public class Album {
    private Object[] pictures = {};

    /** Whether anything can be added. */
    public enum State {
        OPEN
    }

    public void add(Object picture) {
        pictures = new Object[] {picture};
    }

    public int[] years() {
        return new int[] {0, pictures.length};
    }

    public Object[] toArray() {
        return pictures.clone();
    }

    public List<Object> pictures() {
        return List.of(pictures);
    }

    public List<Integer> numbers() {
        return new ArrayList<>(List.of(0, pictures.length));
    }

    public Set<Object> unordered() {
        return new HashSet<>(pictures());
    }

    public CharSequence caption() {
        return new StringBuilder().append(pictures.length).append(" picture");
    }

    public State state() {
        return State.OPEN;
    }

    public Optional<Object> cover() {
        return pictures().stream().findFirst();
    }
}
