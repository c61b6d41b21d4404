package dev.quintain.engine.generate;

import dev.quintain.finding.Rule;

/** That equality is reflexive, symmetric and transitive, false for null, and told by hash codes. */
final class EqualityContract {
    private final Questions ask;

    EqualityContract(Questions ask) {
        this.ask = ask;
    }

    void alone(int step) throws BrokenPromise {
        if (!ask.equal(step, step)) {
            throw new BrokenPromise(ask.claim()
                    .equalTo(step, step, true)
                    .fails(Rule.EQUALS, "an object is not equal to itself")
                    .blaming(ask.equalsOf(step)));
        }
        ask.equalToNull(step);
    }

    void between(int one, int other) throws BrokenPromise {
        if (!equal(one, other)) {
            return;
        }
        if (ask.hash(one) != ask.hash(other)) {
            throw new BrokenPromise(ask.claim()
                    .equalTo(one, other, true)
                    .sameHash(one, other)
                    .fails(Rule.HASH_CODE, "equal objects have different hash codes")
                    .blaming(ask.hashCodeOf(one, other)));
        }
        transitivity(one, other);
    }

    private void transitivity(int one, int other) throws BrokenPromise {
        for (int third : ask.others()) {
            if (third != one && third != other && isSaidBy(third) && equal(other, third) && !equal(one, third)) {
                throw new BrokenPromise(ask.claim()
                        .equalTo(one, other, true)
                        .equalTo(other, third, true)
                        .equalTo(one, third, true)
                        .fails(Rule.EQUALS, "two objects are equal to a third, but not to each other")
                        .blaming(ask.equalsOf(one, other, third)));
            }
        }
    }

    /**
     * Whether two objects are equal, whichever is asked. Where it matters who is asked, that is the fault, and not what comes
     * of it with a third; but it is none of ours if we know neither of them.
     */
    private boolean equal(int one, int other) throws BrokenPromise {
        boolean forth = ask.equal(one, other);
        boolean back = ask.equal(other, one);
        if (forth != back && (ask.traits(one).tested() || ask.traits(other).tested())) {
            int from = forth ? one : other;
            int to = forth ? other : one;
            throw new BrokenPromise(ask.claim()
                    .equalTo(from, to, true)
                    .equalTo(to, from, true)
                    .fails(Rule.EQUALS, "one object is equal to the other, but not the other way round")
                    // Who takes for its equal what knows nothing of it; but the platform knows nothing of us.
                    .blaming(ask.equalsOf(ask.asksPlatform(from) ? to : from)));
        }
        return forth && back;
    }

    /** Whether an object says itself what it is equal to. */
    boolean isSaidBy(int step) {
        return ask.traits(step).equality();
    }
}
