package com.acme;

import java.io.IOException;
import java.io.Writer;

/** Writes orders down. */
public class Archive {
    private Writer to;
    private StringBuilder failed;

    public Archive(Writer to) {
        this.to = to;
    }

    public void add(String order) {
        try {
            to.write(order);
        } catch (IOException e) {
            // Nobody has made one.
            failed.append(order);
        }
    }
}
