package dev.quintain.engine.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.quintain.subject.ClassPath;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import dev.quintain.subject.Operations;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProducerIndexTest {
    private final ClassPath classPath = ClassPath.of(List.of());
    private final List<Operation> producers = Stream.of(
                    "java.util.ArrayList", "java.util.TreeMap", "java.lang.String", "java.util.Locale")
            .map(name -> classPath.find(name).orElseThrow())
            .flatMap(file -> new Operations(classPath).producing(file, Operations.ELSEWHERE).stream())
            .toList();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "java.util.ArrayList",
                "java.util.Collection",
                "java.util.Map",
                "java.lang.String[]",
                "java.lang.Object[]",
                "byte[]"
            })
    void whatever_yields_a_type_or_a_subtype_of_it_is_found_in_order(String name) {
        JavaType wanted = new JavaType(name);
        List<Operation> expected = producers.stream()
                .filter(producer -> classPath.isSubtype(producer.result(), wanted))
                .toList();

        List<Operation> found = new ProducerIndex(classPath, producers).of(wanted);

        assertFalse(found.isEmpty());
        assertEquals(expected, found);
    }
}
