package dev.quintain.engine.generate;

import dev.quintain.finding.Rule;
import java.util.OptionalInt;

/** That an order is the same from both sides, goes round in no circle, and knows what is equal. */
final class OrderContract {
    private final Questions ask;

    OrderContract(Questions ask) {
        this.ask = ask;
    }

    void alone(int step) throws BrokenPromise {
        if (ask.compare(step, step) != 0) {
            throw new BrokenPromise(ask.claim()
                    .signOfCompareTo(step, step, 0)
                    .fails(Rule.COMPARE_TO, "an object does not compare to itself as equal"));
        }
    }

    void between(int one, int other) throws BrokenPromise {
        if (!ask.traits(one).comparable() || !ask.isSameClass(one, other)) {
            return;
        }
        int forth = ask.compare(one, other);
        int back = ask.compare(other, one);
        if (forth != -back) {
            throw new BrokenPromise(ask.claim()
                    .signOfCompareTo(one, other, forth)
                    .signOfCompareTo(other, one, -forth)
                    .fails(Rule.COMPARE_TO, "which of two objects comes first depends on which is asked"));
        }
        if (forth != 0 && ask.traits(one).equality() && ask.equal(one, other)) {
            throw new BrokenPromise(ask.claim()
                    .equalTo(one, other, true)
                    .signOfCompareTo(one, other, 0)
                    .fails(Rule.COMPARE_TO, "equal objects do not compare as equal"));
        }
        for (int third : ask.others()) {
            if (third != one && third != other && ask.isSameClass(one, third) && forth > 0) {
                intransitive(one, other, third);
            }
        }
    }

    private void intransitive(int one, int other, int third) throws BrokenPromise {
        if (ask.compare(other, third) > 0 && ask.compare(one, third) <= 0) {
            throw new BrokenPromise(ask.claim()
                    .signOfCompareTo(one, other, 1)
                    .signOfCompareTo(other, third, 1)
                    .signOfCompareTo(one, third, 1)
                    .fails(Rule.COMPARE_TO, "the order of three objects goes round in a circle"));
        }
    }

    // Whether it can compare these objects nobody has said: exceptions mean nothing here.
    void of(int step) throws BrokenPromise {
        for (int one : ask.others()) {
            if (one != step) {
                alone(step, one);
            }
            for (int other : ask.others()) {
                if (one < other && one != step && other != step && ask.isSameClass(one, other)) {
                    bothWays(step, one, other);
                }
            }
        }
    }

    private void alone(int comparator, int one) throws BrokenPromise {
        if (ask.compare(comparator, one, one).orElse(0) != 0) {
            throw new BrokenPromise(ask.claim()
                    .signOfCompare(comparator, one, one, 0)
                    .fails(Rule.COMPARE_TO, "an object does not compare to itself as equal"));
        }
    }

    private void bothWays(int comparator, int one, int other) throws BrokenPromise {
        OptionalInt forth = ask.compare(comparator, one, other);
        OptionalInt back = ask.compare(comparator, other, one);
        if (forth.isEmpty() || back.isEmpty()) {
            return;
        }
        int sign = forth.getAsInt();
        if (sign != -back.getAsInt()) {
            throw new BrokenPromise(ask.claim()
                    .signOfCompare(comparator, one, other, sign)
                    .signOfCompare(comparator, other, one, -sign)
                    .fails(Rule.COMPARE_TO, "which of two objects comes first depends on their order"));
        }
        for (int third : ask.others()) {
            if (third != comparator && third != one && third != other && ask.isSameClass(one, third)) {
                circle(comparator, sign > 0 ? one : other, sign > 0 ? other : one, third);
            }
        }
    }

    /** Of the first two, the one that was given first comes later in the order, or both are equal. */
    private void circle(int comparator, int one, int other, int third) throws BrokenPromise {
        OptionalInt next = ask.compare(comparator, other, third);
        OptionalInt whole = ask.compare(comparator, one, third);
        boolean broken = ask.compare(comparator, one, other).orElse(0) > 0
                && next.orElse(0) > 0
                && whole.isPresent()
                && whole.getAsInt() <= 0;
        if (broken) {
            throw new BrokenPromise(ask.claim()
                    .signOfCompare(comparator, one, other, 1)
                    .signOfCompare(comparator, other, third, 1)
                    .signOfCompare(comparator, one, third, 1)
                    .fails(Rule.COMPARE_TO, "the order of three objects goes round in a circle"));
        }
    }
}
