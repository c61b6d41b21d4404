package com.acme;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.util.Properties;

/** Settings with a default. */
public class Settings {
    private Properties loaded;

    public void load(Reader from) {
        Properties properties = new Properties();
        try {
            properties.load(from);
            loaded = properties;
        } catch (IOException e) {
            // The settings from before are kept, but there may have been none.
            loaded.setProperty("error", e.getMessage());
        }
    }

    /** A writer can be made in ways that there were not in Java 8. */
    public void store(PrintWriter to) {
        to.print(loaded);
    }

    public String get(String name) {
        return loaded.getProperty(name, "");
    }
}
