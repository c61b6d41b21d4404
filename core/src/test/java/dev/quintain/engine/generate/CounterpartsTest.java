package dev.quintain.engine.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.quintain.CompiledSources;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.Operation;
import dev.quintain.subject.Operations;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CounterpartsTest {
    @TempDir
    Path folder;

    @Test
    void knows_which_operations_the_other_version_has() throws IOException {
        ClassPath older = version("older", """
                class Parent {}
                class Door extends Parent {
                    Door() {}
                    public void open() {}
                    void lock(int key) {}
                    void hang() {}
                    public void paint(String colour) {}
                    public String toString() { return ""; }
                }
                """);
        ClassPath newer = version("newer", """
                class Parent { public void open() {} }
                class Door extends Parent {
                    public void lock(int key) {}
                    private void hang() {}
                    void paint(String colour) {}
                }
                """);
        var counterparts = new Counterparts(newer);

        Set<String> gone = new Operations(older)
                .testable(older.find("Door").orElseThrow(), "").stream()
                        .filter(operation -> !counterparts.has(operation))
                        .map(Operation::describe)
                        .collect(Collectors.toSet());

        assertEquals(Set.of("Door.hang()", "Door.paint(String)"), gone);
    }

    private ClassPath version(String name, String source) throws IOException {
        return CompiledSources.in(folder.resolve(name), "Door.java", source).classPath();
    }
}
