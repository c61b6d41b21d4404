package dev.quintain.subject;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.bytecode.ClassFile;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SubjectFinderTest {
    private final ClassPath classPath = ClassPath.of(List.of(testClasses()));

    @Test
    void finds_classes_by_name_package_and_folder() {
        assertEquals(List.of("figure2.A"), find("figure2.A"));
        assertEquals(List.of("figure2.A", "figure2.B", "figure2.Subject"), find("figure2.*"));
        assertTrue(find(testClasses().toString()).contains("figure2.B"));
    }

    @Test
    void finds_packages_with_their_sub_packages() {
        assertTrue(find("dev.quintain..*", true).contains(SubjectFinderTest.class.getName()));
    }

    @Test
    void finds_classes_of_the_platform() {
        assertEquals(List.of("java.util.BitSet"), find("java.util.BitSet"));
        assertTrue(find("java.util.function.*").contains("java.util.function.Function"));
    }

    @Test
    void finds_nested_classes_as_the_source_writes_them() {
        assertEquals(List.of("java.util.AbstractMap$SimpleEntry"), find("java.util.AbstractMap.SimpleEntry"));
    }

    @Test
    void suggests_the_name_that_was_meant() {
        BadInput refused = assertThrows(BadInput.class, () -> find("figure2.Subjct"));

        assertTrue(
                String.valueOf(refused.getMessage())
                        .startsWith("no class figure2.Subjct on the class path; did you mean figure2.Subject?"),
                refused.getMessage());
    }

    @Test
    void says_why_a_class_is_passed_over() {
        BadInput hidden = assertThrows(BadInput.class, () -> find(SubjectFinderTest.class.getName()));
        BadInput empty = assertThrows(BadInput.class, () -> find("java.lang.Runnable"));

        assertTrue(String.valueOf(hidden.getMessage()).contains("it is not public; --package-private tests it"));
        assertTrue(String.valueOf(empty.getMessage()).contains("it is an interface with no code of its own"));
    }

    @Test
    void what_cannot_be_read_is_not_taken_for_nothing_to_test(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("Broken.class"), "no class file");
        var broken = ClassPath.of(List.of(folder));

        BadInput refused = assertThrows(
                BadInput.class, () -> SubjectFinder.find(List.of("java.lang.Runnable", "Broken"), broken, false));

        String said = String.valueOf(refused.getMessage());
        assertTrue(said.startsWith("cannot test java.lang.Runnable Broken: Broken: "), said);
    }

    private List<String> find(String wanted) {
        return find(wanted, false);
    }

    private List<String> find(String wanted, boolean packagePrivate) {
        return SubjectFinder.find(List.of(wanted), classPath, packagePrivate).classes().stream()
                .map(ClassFile::name)
                .toList();
    }

    private static Path testClasses() {
        try {
            return Path.of(SubjectFinderTest.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }
}
