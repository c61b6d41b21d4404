package dev.quintain.engine.generate;

/** Ends the check of a sequence: a promise is broken. */
final class BrokenPromise extends Exception {
    final Claim claim;

    BrokenPromise(Claim claim) {
        super(claim.says(), null, false, false);
        this.claim = claim;
    }
}
