package dev.quintain.engine.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.quintain.CompiledSources;
import dev.quintain.sandbox.ResetMode;
import dev.quintain.sandbox.SandboxOptions;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.Operations;
import dev.quintain.subject.Producers;
import dev.quintain.subject.Subject;
import dev.quintain.subject.SubjectFinder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GraphsTest {
    @TempDir
    Path folder;

    @Test
    void package_private_operations_make_values_for_their_own_package_only() throws IOException {
        ClassPath classPath = CompiledSources.in(
                        folder,
                        "p/Box.java",
                        "package p; public class Box { public Box() {} Box(int size) {} }",
                        "p/Friend.java",
                        "package p; public class Friend { private Friend() {} public static void use(Box box) {} }",
                        "q/Stranger.java",
                        "package q; public class Stranger { private Stranger() {} public static void use(p.Box box) {} }")
                .classPath();
        Subject subject = SubjectFinder.find(List.of("p.Friend", "q.Stranger"), classPath, true);

        assertEquals(5, tests(subject, 0), "null, the public constructor, and the other one with -1, 0 and 1");
        assertEquals(2, tests(subject, 1), "null and the public constructor");
    }

    private static long tests(Subject subject, int number) {
        var operations = new Operations(subject.classPath());
        List<Target> targets = subject.classes().stream()
                .flatMap(file -> operations.testable(file, file.packageName()).stream())
                .map(operation -> new Target(operation, List.of()))
                .toList();
        var setup = new CrashSetup(
                new SandboxOptions(List.of(), ResetMode.REINIT, 1000, 1000, Set.of()),
                targets,
                Producers.of(subject),
                Presets.standard(),
                List.of(),
                1);
        Target target = targets.get(number);
        return new Graphs(subject.classPath(), setup)
                .of(target)
                .calls(target.operation(), 2)
                .size()
                .longValueExact();
    }
}
