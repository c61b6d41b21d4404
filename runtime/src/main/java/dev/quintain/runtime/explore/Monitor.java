package dev.quintain.runtime.explore;

/** The lock of an object, and who waits on it. */
final class Monitor implements Exclusive {
    final Object object;
    Task owner;
    int holds;
    final WaitSet waitSet = new WaitSet(this, this);

    Monitor(Object object) {
        this.object = object;
    }

    @Override
    public boolean isOpenFor(Task task) {
        return owner == null || owner == task;
    }

    @Override
    public Task holder() {
        return owner;
    }
}
