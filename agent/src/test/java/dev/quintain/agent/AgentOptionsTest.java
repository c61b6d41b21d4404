package dev.quintain.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.quintain.bytecode.SiteRules;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class AgentOptionsTest {
    @Test
    void classes_alone() {
        assertEquals(
                new AgentOptions(List.of(Path.of("target/classes")), new SiteRules(false, List.of(), false)),
                AgentOptions.of("classes=target/classes"));
    }

    @Test
    void all_there_is() {
        assertEquals(
                new AgentOptions(
                        List.of(Path.of("a"), Path.of("b.jar")),
                        new SiteRules(true, List.of("java/io/UncheckedIOException", "x/Y"), true)),
                AgentOptions.of("classes=a" + File.pathSeparator
                        + "b.jar,scope=stack,also=java.io.UncheckedIOException;x.Y,short=yes"));
    }
}
