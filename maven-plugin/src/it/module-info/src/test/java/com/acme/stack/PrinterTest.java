package com.acme.stack;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import org.junit.jupiter.api.Test;

class PrinterTest {
    @Test
    void prints_what_lies_on_top() throws IOException {
        var bytes = new ByteArrayOutputStream();
        Writer paper = new OutputStreamWriter(bytes);
        var stack = new Stack();
        stack.push("pear");
        new Printer(paper).print(stack);
        paper.flush();
        assertEquals("pear", bytes.toString());
    }
}
