package com.acme;

/** Counts up. */
public class Counter {
    private int count;

    public int next() {
        return ++count;
    }

    public int share(int of) {
        return of / count;
    }
}
