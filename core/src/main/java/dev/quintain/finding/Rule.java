package dev.quintain.finding;

/** Kinds of finding. Each has a page of the same name in docs/findings. */
public enum Rule {
    /** An exception that the language raises for a fault: index, cast, division, array size, array store. */
    LANGUAGE_EXCEPTION("an exception that points at a fault in the code"),
    /** A precondition exception of another public method came through the method under test. */
    PASSED_ON_EXCEPTION("another method's exception let through"),
    /** An error: an assertion that failed, a stack that overflowed, a class that could not be initialised. */
    ERROR("an error"),
    /** A null pointer, though no null was given. */
    NULL_POINTER("a null pointer where no null was given"),
    EQUALS("breaks the contract of equals"),
    HASH_CODE("breaks the contract of hashCode"),
    COMPARE_TO("breaks the contract of compareTo or of a comparator"),
    /** One of equals, hashCode, toString and compareTo throws. */
    OBJECT_METHOD("equals, hashCode, toString or compareTo throws"),
    /** A contract of the user's own. */
    CONTRACT("breaks a contract"),
    /** Two versions of the same method do not come to the same. */
    BEHAVIOUR("behaves differently"),
    DOES_NOT_END("does not end"),
    MEMORY("uses up the memory"),
    KILLED_WORKER("killed the virtual machine"),
    /** A call in a script returned another value, or completed at another time. */
    VALUE_ERROR("a value or a time that is not as the script says"),
    /** A call in a script threw what it should not, or did not throw what it should. */
    EXCEPTION_ERROR("an exception that is not as the script says"),
    /** A thread of a script has not completed its call when the sequence is over. */
    LIVENESS_ERROR("a thread is stuck"),
    DEADLOCK("threads hold each other up"),
    /** Calls at once came to something that they do not come to one after the other. */
    NOT_LINEARIZABLE("calls at once come to what no order of them comes to"),
    /** A sequence of a script does not bring about the condition that it names. */
    CONDITION_MISSED("a condition that its sequence does not bring about"),
    /** A call failed, and an exception that nobody meant came of it. */
    HANDLER_THROWS("an exception handler leads to another exception"),
    HANDLER_HANGS("hangs after an exception"),
    HANDLER_LEAKS("leaves something open after an exception"),
    INTERRUPT_SWALLOWED("swallows an interrupt"),
    STATE_BROKEN("leaves broken state behind after an exception"),
    SHORT_TRANSFER("does not cope with a short read or write");

    private final String title;

    Rule(String title) {
        this.title = title;
    }

    public String title() {
        return title;
    }

    /** Whether an exception shows it, so that its stack says where to look; how else a test ended, is partly chance. */
    public boolean isThrown() {
        return this == LANGUAGE_EXCEPTION
                || this == PASSED_ON_EXCEPTION
                || this == ERROR
                || this == NULL_POINTER
                || this == OBJECT_METHOD;
    }

    /** Whether a limit shows it. Which of time and memory is used up first is chance. */
    public boolean isByLimit() {
        return this == DOES_NOT_END || this == MEMORY;
    }
}
