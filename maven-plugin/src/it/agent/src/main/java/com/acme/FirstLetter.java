package com.acme;

import java.io.IOException;
import java.io.Reader;

public class FirstLetter {
    public static int of(Reader reader) {
        try {
            return reader.read();
        } catch (IOException e) {
            return '?';
        }
    }
}
