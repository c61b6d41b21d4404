package dev.quintain.verification.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.verification.crash.CommandRun;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every command tells what it is for, of which version it is, and is known to the shell. */
class HelpTest {
    private static final List<String> COMMANDS =
            List.of("hunt", "crash", "walk", "generate", "compare", "interleave", "inject", "generate-completion");
    private static final List<String> COMMANDS_OF_COMMANDS =
            List.of("interleave translate", "interleave draft", "interleave check", "inject instrument");

    @Test
    void the_tool_lists_its_commands_and_exit_codes() {
        CommandRun help = CommandRun.of("--help");

        assertEquals(0, help.exitCode());
        COMMANDS.forEach(command -> assertTrue(help.out().contains("\n  " + command + " "), help.out()));
        for (String code : List.of("0", "1", "2", "3", "130")) {
            assertTrue(help.out().matches("(?s).*\n *" + code + "  +[a-z].*"), help.out());
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void a_command_shows_its_synopsis_and_what_it_does(String command) {
        CommandRun help = CommandRun.of(words(command, "--help"));

        assertEquals(0, help.exitCode());
        assertEquals("", help.err());
        assertTrue(help.out().startsWith("Usage: quintain " + command), help.out());
        assertTrue(help.out().contains("-h, --help"), help.out());
    }

    @ParameterizedTest
    @MethodSource("all")
    void a_command_is_of_the_version_of_the_tool(String command) {
        String version = CommandRun.of("--version").out();

        assertTrue(version.matches("quintain \\d+\\.\\d+\\.\\d+\\S* on Java \\S+\\R"), version);
        if (!command.equals("generate-completion")) {
            assertEquals(version, CommandRun.of(words(command, "--version")).out());
        }
    }

    @Test
    void the_shell_learns_all_commands_and_their_options() {
        CommandRun completion = CommandRun.of("generate-completion");

        assertEquals(0, completion.exitCode());
        assertTrue(completion.out().startsWith("#!/usr/bin/env bash"));
        all().forEach(command -> assertTrue(
                completion.out().contains("_picocli_quintain_" + command.replaceAll("[ -]", "_"))
                        || completion.out().contains("_picocli_quintain_" + command.replaceAll("[ -]", "")),
                command));
        assertTrue(completion.out().contains("--fail-on"));
    }

    static Stream<String> all() {
        return Stream.concat(COMMANDS.stream(), COMMANDS_OF_COMMANDS.stream());
    }

    private static String[] words(String command, String option) {
        var words = new ArrayList<>(List.of(command.split(" ")));
        words.add(option);
        return words.toArray(String[]::new);
    }
}
