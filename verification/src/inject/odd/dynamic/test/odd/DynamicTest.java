package odd;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DynamicTest {
    @ParameterizedTest
    @ValueSource(strings = {"", "pom.xml"})
    void parameterized(String name) {
        if (!name.isEmpty()) {
            assertNotNull(Reader.read(Path.of(name)));
        }
    }

    @TestFactory
    Stream<org.junit.jupiter.api.DynamicTest> dynamic() {
        return Stream.of("", "pom.xml")
                .map(name -> org.junit.jupiter.api.DynamicTest.dynamicTest(
                        "size of " + name, () -> assertNotNull(name.isEmpty() ? 0 : Reader.size(Path.of(name)))));
    }
}
