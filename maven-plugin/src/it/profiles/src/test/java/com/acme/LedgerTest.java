package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import org.junit.jupiter.api.Test;

class LedgerTest {
    @Test
    void enters() throws IOException {
        var bytes = new ByteArrayOutputStream();
        Writer book = new OutputStreamWriter(bytes);
        new Ledger(book).enter(12);
        book.flush();
        assertEquals("sum 12", bytes.toString());
    }
}
