package com.acme.prices;

/** Prices with and without tax. */
public class PriceList {
    public int share(int price, int parts) {
        return price / parts;
    }
}
