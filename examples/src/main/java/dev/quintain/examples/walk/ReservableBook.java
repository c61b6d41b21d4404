package dev.quintain.examples.walk;

/** A book that one person at a time can ask for: nobody else gets it then. */
public class ReservableBook extends LibraryBook {
    protected Person requester;

    public ReservableBook() {}

    @Override
    public void issue(Person person) {
        if (requester != null && requester != person) {
            throw new IllegalStateException("it is reserved for somebody else");
        }
        super.issue(person);
    }

    public void reserve(Person person) {
        if (requester != null) {
            throw new IllegalStateException("it is reserved");
        }
        requester = person;
    }

    public void cancel() {
        requester = null;
    }

    public Person getRequester() {
        return requester;
    }

    public boolean isReserved() {
        return requester != null;
    }
}
