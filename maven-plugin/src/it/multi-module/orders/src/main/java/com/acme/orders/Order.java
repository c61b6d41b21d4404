package com.acme.orders;

import com.acme.stock.Shelf;

/** Takes an item from a shelf. */
public class Order {
    private final Shelf shelf;

    public Order(Shelf shelf) {
        this.shelf = shelf;
    }

    public int length(int place) {
        return shelf.at(place).length();
    }
}
