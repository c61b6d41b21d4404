package com.acme;

/** Prices in cents. */
public class Prices {
    public int discount(int price) {
        return price >= 100 ? price - 10 : price;
    }

    public int twice(int price) {
        return 2 * price;
    }
}
