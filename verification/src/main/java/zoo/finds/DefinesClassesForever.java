package zoo.finds;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

/** Defines a class again and again, and keeps every copy. Finding: MEMORY. */
public class DefinesClassesForever {
    public int define() throws IOException {
        byte[] bytes;
        try (InputStream in = DefinesClassesForever.class.getResourceAsStream("DefinesClassesForever.class")) {
            bytes = in.readAllBytes();
        }
        List<Class<?>> classes = new ArrayList<>();
        while (classes.size() >= 0) {
            classes.add(new Loader().define(bytes));
        }
        return classes.size();
    }

    private static final class Loader extends ClassLoader {
        Class<?> define(byte[] bytes) {
            return defineClass(null, bytes, 0, bytes.length);
        }
    }
}
