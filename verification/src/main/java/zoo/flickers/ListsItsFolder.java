package zoo.flickers;

import java.io.IOException;
import java.io.InputStream;

/** Looks into the folder of its package, of which there is another where its tests are. */
public class ListsItsFolder {
    public boolean isEmpty() throws IOException {
        try (InputStream folder = ListsItsFolder.class.getResourceAsStream("/zoo/flickers")) {
            return folder == null || folder.read() < 0;
        }
    }

    public int always() {
        return 42;
    }
}
