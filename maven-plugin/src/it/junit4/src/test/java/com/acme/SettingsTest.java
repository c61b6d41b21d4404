package com.acme;

import static org.junit.Assert.assertEquals;

import java.io.StringReader;
import org.junit.Test;

public class SettingsTest {
    @Test
    public void reads() {
        Settings settings = new Settings();
        settings.load(new StringReader("colour=green"));
        assertEquals("green", settings.get("colour"));
    }
}
