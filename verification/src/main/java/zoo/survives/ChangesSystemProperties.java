package zoo.survives;

import java.util.Properties;

/** Sets, clears and replaces system properties. Undone. */
public class ChangesSystemProperties {
    public void set() {
        System.setProperty("zoo.property", "changed");
    }

    public void clear() {
        System.clearProperty("java.io.tmpdir");
    }

    public void replaceAll() {
        System.setProperties(new Properties());
    }

    public void empty() {
        System.getProperties().clear();
    }

    public void propertiesAreUntouched() {
        if (System.getProperty("zoo.property") != null || System.getProperty("java.io.tmpdir") == null) {
            throw new AssertionError("somebody changed the properties");
        }
    }
}
