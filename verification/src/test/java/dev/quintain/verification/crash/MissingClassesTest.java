package dev.quintain.verification.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.verification.crash.Summary.Event;
import dev.quintain.verification.crash.Summary.Reported;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A class that the class path does not have is nobody's fault: it is told, and the rest is tested. */
class MissingClassesTest {
    private static final String CART = """
            package shop;
            public class Cart {
                public int divide(int by) { return 1 / by; }
                public int taxed(int net) { return Tax.of(net); }
                public Runnable later(int net) { return () -> Tax.of(net); }
                public void uses() { Prepared.use(); }
                public void breaks() { Broken.use(); }
            }
            class Tax { static int of(int net) { return net; } }
            class Prepared { static final int RATE = Tax.of(1); static void use() {} }
            class Broken { static { if (true) throw new IllegalStateException("broken"); } static void use() {} }
            """;

    @TempDir
    Path folder;

    @Test
    void are_told_and_not_reported() throws IOException {
        compile("Cart.java", CART, "Till.java", """
                package shop;
                public class Till {
                    public static final Card NONE = null;
                    public static final int DRAWERS = 2;
                    public Till(int drawers) {}
                    public void pay(Card card) {}
                    public Card pay() { return null; }
                    public int divide(int by) { return 1 / by; }
                    public static int remainder(int by) { return 1 % by; }
                }
                """, "Card.java", "package shop; public class Card {}");
        Files.delete(folder.resolve("shop/Tax.class"));
        Files.delete(folder.resolve("shop/Card.class"));

        CommandRun run = CommandRun.crash(folder.resolve("out"), "-cp", folder.toString(), "shop.*");

        assertEquals(
                Set.of("Cart.divide(int)", "Cart.breaks()", "Till.divide(int)", "Till.remainder(int)"),
                run.summary().findings().stream().map(Reported::operation).collect(Collectors.toSet()),
                run.out());
        List<Event> events = run.summary().events();
        assertEquals(
                Set.of(
                        "needed a new class loader for the next test",
                        "the class shop.Card is missing; --classpath adds it",
                        "the class shop.Tax is missing; --classpath adds it"),
                events.stream().map(Event::what).collect(Collectors.toSet()));
        assertTrue(run.out().contains("the class shop.Tax is missing"), run.out());
    }

    private void compile(String... sources) throws IOException {
        var arguments = new java.util.ArrayList<>(List.of("-d", folder.toString()));
        for (int i = 0; i < sources.length; i += 2) {
            arguments.add(Files.writeString(folder.resolve(sources[i]), sources[i + 1])
                    .toString());
        }
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)));
    }
}
