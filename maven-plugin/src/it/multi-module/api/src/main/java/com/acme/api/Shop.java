package com.acme.api;

/** There is nothing in this module that could be called. */
public interface Shop {
    int sell(String item);
}
