package zoo.generate;

import java.util.AbstractList;
import java.util.List;
import java.util.Objects;

/** Is equal to whatever its list is equal to: with a list that keeps no promises, it cannot keep any either. */
public final class WrapsAList extends AbstractList<Object> {
    private final List<?> list;

    public WrapsAList(List<?> list) {
        this.list = Objects.requireNonNull(list);
    }

    @Override
    public Object get(int index) {
        return list.get(index);
    }

    @Override
    public int size() {
        return list.size();
    }

    @Override
    public boolean equals(Object other) {
        return other == this || list.equals(other);
    }

    @Override
    public int hashCode() {
        return list.hashCode();
    }
}
