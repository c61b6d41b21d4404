package dev.quintain.examples.walk;

/** A book that one person at a time can borrow. */
public class LibraryBook {
    protected Person borrower;

    public LibraryBook() {}

    public void issue(Person person) {
        if (borrower != null) {
            throw new IllegalStateException("it is on loan");
        }
        borrower = person;
    }

    /** Does nothing to a book that is not on loan. */
    public void discharge() {
        borrower = null;
    }

    public Person getBorrower() {
        return borrower;
    }

    public boolean isOnLoan() {
        return borrower != null;
    }
}
