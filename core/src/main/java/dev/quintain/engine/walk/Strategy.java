package dev.quintain.engine.walk;

/** When two sequences are taken to leave an object in different states, which decides what is grown. */
public enum Strategy {
    /** Always: every interleaving of methods is tried. */
    PROTOCOL("Protocol", "method protocols"),
    /** If they differ in constructors and mutators: observers end a sequence. */
    ALGEBRA("Algebraic", "algebraic constructions"),
    /** Every interleaving again, from each state that the predicates of the class tell apart. */
    STATES("State space", "state transitions");

    private final String title;
    private final String sequences;

    Strategy(String title, String sequences) {
        this.title = title;
        this.sequences = sequences;
    }

    public String title() {
        return title;
    }

    /** What its sequences are called. */
    public String sequences() {
        return sequences;
    }
}
