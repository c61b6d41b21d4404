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
        boolean forth = ask.equal(one, other);
        boolean back = ask.equal(other, one);
        if (forth != back) {
            int from = forth ? one : other;
            int to = forth ? other : one;
            throw new BrokenPromise(ask.claim()
                    .equalTo(from, to, true)
                    .equalTo(to, from, true)
                    .fails(Rule.EQUALS, "one object is equal to the other, but not the other way round")
                    .blaming(ask.equalsOf(ask.traits(from).tested() ? from : to)));
        }
        if (forth && ask.hash(one) != ask.hash(other)) {
            throw new BrokenPromise(ask.claim()
                    .equalTo(one, other, true)
                    .sameHash(one, other)
                    .fails(Rule.HASH_CODE, "equal objects have different hash codes")
                    .blaming(ask.equalsOf(ask.traits(one).tested() ? one : other)));
        }
        if (forth) {
            transitivity(one, other);
        }
    }

    private void transitivity(int one, int other) throws BrokenPromise {
        for (int third : ask.others()) {
            if (third != one
                    && third != other
                    && isSaidBy(third)
                    && ask.equal(other, third)
                    && !ask.equal(one, third)) {
                throw new BrokenPromise(ask.claim()
                        .equalTo(one, other, true)
                        .equalTo(other, third, true)
                        .equalTo(one, third, true)
                        .fails(Rule.EQUALS, "two objects are equal to a third, but not to each other")
                        .blaming(ask.equalsOf(one)));
            }
        }
    }

    /** Whether an object says itself what it is equal to. */
    boolean isSaidBy(int step) {
        return ask.traits(step).equality();
    }
}
