package dev.quintain.finding;

/** How likely a finding is a fault that somebody should mend. */
public enum Rank {
    HIGH,
    MEDIUM,
    LOW;

    /** Whether it is at least as likely. */
    public boolean isAtLeast(Rank other) {
        return compareTo(other) <= 0;
    }

    public Rank atMost(Rank other) {
        return isAtLeast(other) ? other : this;
    }
}
