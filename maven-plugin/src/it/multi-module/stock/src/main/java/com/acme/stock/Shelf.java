package com.acme.stock;

/** Room for some items. */
public class Shelf {
    private final String[] items;

    public Shelf(int room) {
        items = new String[room];
    }

    public String at(int place) {
        return items[place];
    }
}
