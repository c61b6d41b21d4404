package com.acme;

/** An account that nobody may overdraw. */
public class Account {
    private final long[] history;
    private int entries;

    public Account(int size) {
        history = new long[size];
    }

    public void deposit(long amount) {
        history[entries++] = amount;
    }

    public boolean isEmpty() {
        return entries == 0;
    }

    public long balance() {
        long sum = 0;
        for (int i = 0; i < entries; i++) {
            sum += history[i];
        }
        return sum;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Account && ((Account) other).balance() == balance();
    }
}
