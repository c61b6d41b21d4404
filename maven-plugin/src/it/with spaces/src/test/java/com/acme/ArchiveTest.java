package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import org.junit.jupiter.api.Test;

class ArchiveTest {
    @Test
    void writes() throws IOException {
        var bytes = new ByteArrayOutputStream();
        Writer paper = new OutputStreamWriter(bytes);
        new Archive(paper).add("one pear");
        paper.flush();
        assertEquals("one pear", bytes.toString());
    }
}
