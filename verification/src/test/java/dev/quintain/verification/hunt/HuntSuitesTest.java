package dev.quintain.verification.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.verification.inject.SmallProject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A hunt where there is a suite already. */
class HuntSuitesTest {
    private static final String POM = """
            <project>
              <modelVersion>4.0.0</modelVersion>
              <groupId>shop</groupId>
              <artifactId>shop</artifactId>
              <version>1</version>
            </project>
            """;

    @TempDir
    Path folder;

    @Test
    void calls_fail_under_the_suite_that_is_named() throws IOException {
        SmallProject project = SmallProject.compile("careless", folder, SmallProject.ownJUnit4());

        Hunted run = hunt(
                project,
                "--tests",
                project.tests().toString(),
                "--junit",
                "4",
                project.classes().toString());

        assertEquals("the tests in " + project.tests(), suite(run));
        assertHandlerFound(run);
    }

    @Test
    void calls_fail_under_the_suite_of_a_project_that_is_built() throws IOException {
        Path target = folder.resolve("target");
        SmallProject project = SmallProject.compile("careless", target, SmallProject.ownJUnit4());
        Files.writeString(folder.resolve("pom.xml"), POM);

        Hunted run = hunt(project, "--junit", "4", folder.toString());

        assertEquals("the tests in " + target.resolve("test-classes"), suite(run));
        assertHandlerFound(run);
    }

    private Hunted hunt(SmallProject project, String... arguments) {
        var all = new ArrayList<>(List.of("--time", "10s", "-cp", SmallProject.joined(project.junit())));
        all.addAll(List.of(arguments));
        return Hunted.hunt(folder.resolve("hunted"), all.toArray(String[]::new));
    }

    private static String suite(Hunted run) {
        return run.summary().path("handlers").path("suite").asString();
    }

    private static void assertHandlerFound(Hunted run) {
        assertTrue(
                run.findings()
                        .anyMatch(finding -> finding.path("rule").asString().equals("HANDLER_THROWS")
                                && finding.path("class").asString().equals("shop.Label")),
                run.out());
        assertTrue(run.file("tests/shop/LabelInjectTest.java").contains("doesNotLeadTo"), run.out());
        assertEquals(1, run.summary().path("handlers").path("tests").asInt());
    }
}
