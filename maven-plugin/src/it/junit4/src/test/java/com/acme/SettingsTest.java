package com.acme;

import static org.junit.Assert.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.util.Properties;
import org.junit.Test;

public class SettingsTest {
    @Test
    public void reads() {
        Settings settings = new Settings();
        settings.load(new StringReader("colour=green"));
        assertEquals("green", settings.get("colour"));
    }

    @Test
    public void what_tests_bring_comes_first() throws IOException {
        Properties origin = new Properties();
        try (InputStream file = Settings.class.getResourceAsStream("/origin.properties")) {
            origin.load(file);
        }
        assertEquals("test", origin.get("of"));
    }
}
