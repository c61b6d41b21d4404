package dev.quintain.maven;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.logging.SystemStreamLog;
import org.junit.jupiter.api.Test;

class VerdictTest {
    @Test
    void findings_fail_the_build_and_say_where_the_report_is() {
        var failure = assertThrows(MojoFailureException.class, () -> pass(1, "", true));

        assertEquals(
                "quintain crash has findings; report: target (-Dquintain.crash.fail=false lets the build pass)",
                failure.getMessage());
    }

    @Test
    void findings_let_the_build_pass_if_so_asked() {
        assertDoesNotThrow(() -> pass(1, "", false));
    }

    @Test
    void a_module_with_nothing_to_test_lets_the_build_pass() {
        assertDoesNotThrow(() -> pass(2, "nothing to test in classes: Shape: it is an interface", true));
    }

    @Test
    void a_mistake_of_the_user_fails_the_build_even_if_findings_do_not() {
        assertEquals(
                "quintain crash: Unknown option: '--case'; -Dquintain.crash.help lists the options of this goal",
                trouble(2, "Unknown option: '--case'; see quintain crash --help"));
    }

    @Test
    void nothing_tried_is_no_answer() {
        var failure = assertThrows(MojoExecutionException.class, () -> pass(2, "", true));

        assertEquals("quintain crash could not test anything, see above", failure.getMessage());
        assertDoesNotThrow(() -> pass(2, "", false), "where nothing may fail the build");
    }

    @Test
    void who_ends_it_early_is_told_where_the_results_are() {
        assertEquals("quintain crash was ended early; what it found so far: target", trouble(143, ""));
    }

    @Test
    void a_fault_of_the_tool_fails_the_build() {
        assertEquals(
                "quintain crash: this is a fault of ours; what it found so far: target",
                trouble(3, "this is a fault of ours"));
        assertEquals("quintain crash ended with 3; what it found so far: target", trouble(3, ""));
    }

    private static String trouble(int exitCode, String complaint) {
        return String.valueOf(assertThrows(MojoExecutionException.class, () -> pass(exitCode, complaint, false))
                .getMessage());
    }

    private static void pass(int exitCode, String complaint, boolean fail)
            throws MojoExecutionException, MojoFailureException {
        new Verdict("crash", exitCode, complaint, Path.of("target")).pass(fail, new SystemStreamLog());
    }
}
