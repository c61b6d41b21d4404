package zoo.walk;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;

/** A generator as users write one, with nothing of ours in it: streams and readers of small documents. */
public class Documents {
    private int number;

    public boolean canCreate(Class<?> type) {
        return type == Reader.class || type == InputStream.class;
    }

    public Object next(Class<?> type) {
        String document = "<document number=\"" + number++ + "\"/>";
        return type == Reader.class
                ? new StringReader(document)
                : new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8));
    }
}
