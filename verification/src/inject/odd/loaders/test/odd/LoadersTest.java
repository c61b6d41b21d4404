package odd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The same class by several loaders, some of them at a time. */
class LoadersTest {
    private static final int LOADERS = 8;

    @TempDir
    Path folder;

    @Test
    void each_loader_has_a_class_of_its_own() throws Exception {
        Path file = Files.writeString(folder.resolve("file"), "text");
        Thread[] threads = new Thread[LOADERS];
        String[] texts = new String[LOADERS];
        for (int index = 0; index < LOADERS; index++) {
            int own = index;
            threads[index] = new Thread(() -> texts[own] = readElsewhere(own % 2 == 0 ? file : folder));
            threads[index].start();
        }
        for (int index = 0; index < LOADERS; index++) {
            threads[index].join();
            assertEquals(index % 2 == 0 ? "text" : "", texts[index]);
        }
        assertEquals("text", Reader.read(file));
    }

    private static String readElsewhere(Path file) {
        URL classes = Reader.class.getProtectionDomain().getCodeSource().getLocation();
        try (var loader = new URLClassLoader(new URL[] {classes}, ClassLoader.getPlatformClassLoader())) {
            Class<?> reader = loader.loadClass("odd.Reader");
            assertNotSame(Reader.class, reader);
            return (String) reader.getMethod("read", Path.class).invoke(null, file);
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }
}
