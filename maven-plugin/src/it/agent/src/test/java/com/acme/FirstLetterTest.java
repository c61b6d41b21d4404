package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.InputStreamReader;
import org.junit.jupiter.api.Test;

class FirstLetterTest {
    @Test
    void reads() {
        assertEquals('x', FirstLetter.of(new InputStreamReader(new ByteArrayInputStream(new byte[] {'x'}))));
    }
}
