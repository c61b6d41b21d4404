package zoo.locks;

import java.util.AbstractCollection;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;

/** A collection around one that is made elsewhere; only a subclass makes one, and much of it is inherited. */
public class IsGivenWhatItGuards extends AbstractCollection<Object> {
    private final Collection<Object> guarded;

    protected IsGivenWhatItGuards(List<Object> guarded) {
        this.guarded = guarded;
    }

    protected IsGivenWhatItGuards(Collection<Object> guarded) {
        this.guarded = guarded;
    }

    @Override
    public boolean add(Object element) {
        synchronized (guarded) {
            return guarded.add(element);
        }
    }

    @Override
    public boolean addAll(Collection<?> elements) {
        synchronized (guarded) {
            return guarded.addAll(elements);
        }
    }

    /** There is one with a function, too, which null could be meant for. */
    @Override
    public <T> T[] toArray(T[] array) {
        synchronized (guarded) {
            return guarded.toArray(array);
        }
    }

    @Override
    public int size() {
        synchronized (guarded) {
            return guarded.size();
        }
    }

    @Override
    public Iterator<Object> iterator() {
        return guarded.iterator();
    }
}
