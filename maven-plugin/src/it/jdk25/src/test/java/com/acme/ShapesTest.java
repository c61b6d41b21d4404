package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.OutputStreamWriter;
import org.junit.jupiter.api.Test;

class ShapesTest {
    @Test
    void draws() {
        var paper = new OutputStreamWriter(new ByteArrayOutputStream());
        assertEquals("drawn", new Shapes().draw(paper, new Shapes.Square(2)));
    }
}
