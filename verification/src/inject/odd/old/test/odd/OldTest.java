package odd;

import static org.junit.Assert.assertNotNull;

import java.io.File;
import java.util.Arrays;
import java.util.Collection;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;

/** JUnit 4 with a runner and a rule; the names of its tests are others each time. */
@RunWith(Parameterized.class)
public class OldTest {
    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    private final String name;

    public OldTest(String name, Object marker) {
        this.name = name + (marker == null ? "?" : "");
    }

    @Parameterized.Parameters(name = "{1}")
    public static Collection<Object[]> names() {
        return Arrays.asList(new Object[] {"one", new Object()}, new Object[] {"two", new Object()});
    }

    @Test
    public void reads() throws Exception {
        File file = folder.newFile(name);
        assertNotNull(Reader.read(file.toPath()));
    }
}
