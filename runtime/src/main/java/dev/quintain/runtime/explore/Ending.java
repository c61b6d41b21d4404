package dev.quintain.runtime.explore;

/** How an execution came to its end. */
public enum Ending {
    /** Everybody got as far as they could. */
    QUIET,
    /** It would have been the same as an earlier one. */
    REDUNDANT,
    /** It went on for more steps than are allowed. */
    ENDLESS,
    /** The same, while somebody who could have moved was held up: no machine is that unfair. */
    UNFAIR,
    /** It came to something that nobody has control of. */
    UNCONTROLLED,
    /** It did not do what it did before with the same choices. */
    DIVERGED
}
