package shop;

import static org.junit.Assert.assertEquals;

import java.nio.file.Files;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

public class LabelTest {
    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    @Test
    public void text_without_spaces() throws Exception {
        assertEquals("tea", new Label().text(Files.writeString(folder.newFile("label").toPath(), " tea\n")));
    }
}
