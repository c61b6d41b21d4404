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

/** JUnit 4 with a runner and a rule. */
@RunWith(Parameterized.class)
public class OldTest {
    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    private final String name;

    public OldTest(String name) {
        this.name = name;
    }

    @Parameterized.Parameters(name = "{0}")
    public static Collection<Object[]> names() {
        return Arrays.asList(new Object[] {"one"}, new Object[] {"two"});
    }

    @Test
    public void reads() throws Exception {
        File file = folder.newFile(name);
        assertNotNull(Reader.read(file.toPath()));
    }
}
