package com.acme.stack;

import java.io.IOException;
import java.io.Writer;

/** Writes down what lies on top. */
public class Printer {
    private final Writer to;
    private StringBuilder failed;

    public Printer(Writer to) {
        this.to = to;
    }

    public void print(Stack stack) {
        String top = String.valueOf(stack.top());
        try {
            to.write(top);
        } catch (IOException e) {
            // Nobody has made one.
            failed.append(top);
        }
    }
}
