package com.acme;

import java.io.IOException;
import java.io.Writer;

/** Writes sums into a book. */
public class Ledger {
    private final Writer book;
    private String[] unwritten;

    public Ledger(Writer book) {
        this.book = book;
    }

    public void enter(int sum) {
        try {
            book.write("sum " + sum);
        } catch (IOException e) {
            unwritten[0] = "sum " + sum;
        }
    }

    public static int mean(int[] sums) {
        int all = 0;
        for (int sum : sums) {
            all += sum;
        }
        return all / sums.length;
    }
}
