package dev.quintain.verification.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.runtime.extension.Contract;
import dev.quintain.runtime.extension.ValueFilter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Contracts and filters of the user's own, in a jar on the class path. */
class UserRulesTest {
    private static final CompiledSubject SHOP = new CompiledSubject(
            Map.of("shop/Account.java", """
            package shop;
            public class Account {
                private long balance;
                private final String owner;
                public Account(String owner) { this.owner = String.valueOf(owner); }
                public void pay(int amount) { balance += Math.abs((long) amount); }
                public void withdraw(int amount) {
                    if (amount < 0) throw new IllegalArgumentException();
                    balance -= amount;
                }
                public Account branch() { return new Account(owner); }
                public long balance() { return balance; }
                public String owner() { return owner; }
            }
            """, "shop/Hall.java", """
            package shop;
            public class Hall {
                public int enter(Key key, Door door) {
                    assert !door.isLocked();
                    return 1;
                }
            }
            """, "shop/Door.java", """
            package shop;
            public class Door {
                private boolean locked;
                public Key lock() { locked = true; return new Key(); }
                public boolean isLocked() { return locked; }
            }
            """, "shop/Key.java", """
            package shop;
            public class Key {
                Key() {}
            }
            """));

    private static final CompiledSubject RULES = new CompiledSubject(Map.of(
            "rules/BalanceIsNotNegative.java", contract("BalanceIsNotNegative", """
            public Optional<String> brokenBy(Object value) {
                return value instanceof Account account && account.balance() < 0
                        ? Optional.of("the balance is " + account.balance())
                        : Optional.empty();
            }
            """),
            "rules/OwnerHasAName.java", contract("OwnerHasAName", """
            public Optional<String> brokenBy(Object value) {
                return value instanceof Account account && account.owner() == null
                        ? Optional.of("nobody's")
                        : Optional.empty();
            }
            """),
            "rules/OwnersHaveOneAccount.java", contract("OwnersHaveOneAccount", """
            public Optional<String> brokenBy(Object one, Object other) {
                return one instanceof Account account && other instanceof Account second
                                && account.owner().equals(second.owner())
                        ? Optional.of("both belong to the same owner")
                        : Optional.empty();
            }
            """),
            "rules/Angry.java", contract("Angry", """
            public Optional<String> brokenBy(Object value) {
                throw new IllegalStateException("in a bad mood");
            }
            """),
            "rules/Tireless.java", contract("Tireless", """
            public Optional<String> brokenBy(Object value) {
                while (true) {}
            }
            """),
            "rules/Nosy.java", contract("Nosy", """
            public Optional<String> brokenBy(Object value) {
                try {
                    new java.io.FileOutputStream("../nosy").close();
                } catch (Exception refused) {
                    return Optional.of("something must be wrong");
                }
                return Optional.empty();
            }
            """),
            "rules/Sleepy.java", contract("Sleepy", """
            public Optional<String> brokenBy(Object value) {
                java.util.concurrent.locks.LockSupport.park();
                java.util.concurrent.locks.LockSupport.park();
                return new java.util.concurrent.CompletableFuture<Optional<String>>().join();
            }
            """),
            "rules/NeverBorn.java", contract("NeverBorn", """
            public NeverBorn() { throw new UnsupportedOperationException("not yet"); }
            """),
            "rules/OpenDoors.java", filter("OpenDoors", "!(value instanceof shop.Door door && door.isLocked())"),
            "rules/Undecided.java", filter("Undecided", "1 / (value.hashCode() & 0) > 0")));

    private static String contract(String name, String body) {
        return """
                package rules;
                import dev.quintain.runtime.extension.Contract;
                import java.util.Optional;
                import shop.Account;
                public class %s implements Contract {
                %s}
                """.formatted(name, body);
    }

    private static String filter(String name, String admits) {
        return """
                package rules;
                public class %s implements dev.quintain.runtime.extension.ValueFilter {
                    public boolean admits(Object value) { return %s; }
                }
                """.formatted(name, admits);
    }

    @TempDir
    Path folder;

    private Path shop;
    private Path rules;
    private Path api;

    @BeforeEach
    void compile() throws Exception {
        api = Path.of(Contract.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        shop = SHOP.into(folder.resolve("shop"));
        rules = RULES.into(folder.resolve("rules"), shop, api);
    }

    /** Runs with some of the contracts and filters; the jar has all of them. */
    private Generated generate(List<String> contracts, List<String> filters, String... arguments) throws Exception {
        Path into = Files.createTempDirectory(folder, "run");
        Path jar = CompiledSubject.jar(
                rules,
                into.resolve("rules.jar"),
                Map.of(Contract.class.getName(), contracts, ValueFilter.class.getName(), filters));
        var all = new ArrayList<>(List.of("--sequences", "1000"));
        all.addAll(List.of(arguments));
        all.add("shop.*");
        return Generated.of(into.resolve("out"), List.of(shop, jar), all.toArray(String[]::new));
    }

    @Test
    void a_broken_contract_is_reported_with_a_test_that_fails_and_one_that_is_kept_is_not() throws Exception {
        Generated generated =
                generate(List.of("rules.BalanceIsNotNegative", "rules.OwnerHasAName"), List.of("rules.OpenDoors"));

        assertEquals(
                Set.of("CONTRACT Account"),
                generated.findings(),
                generated.run().err());
        JsonNode finding = generated.summary().path("findings").get(0);
        assertEquals("Account.withdraw(int)", finding.path("operation").asString());
        assertEquals(
                "breaks BalanceIsNotNegative: the balance is -1",
                finding.path("message").asString());
        Set<String> tests = generated.tests("ErrorTest");
        assertEquals(Set.of("shop.AccountErrorTest#withdraw_breaks_BalanceIsNotNegative"), tests);
        String source = Objects.requireNonNull(generated.sources().get("shop/AccountErrorTest.java"));
        assertTrue(source.contains("account.withdraw(1);"), source);
        assertFalse(source.contains("pay"), "not in its shortest form: " + source);
        assertEquals(
                Set.of("org.opentest4j.AssertionFailedError"),
                new TreeSet<>(withApi(generated)
                        .compile(folder.resolve("tests"))
                        .runAlone(tests)
                        .values()));
    }

    @Test
    void two_objects_can_break_a_contract_together() throws Exception {
        Generated generated = generate(List.of("rules.OwnersHaveOneAccount"), List.of("rules.OpenDoors"));

        assertEquals(
                Set.of("CONTRACT Account"),
                generated.findings(),
                generated.run().err());
        Set<String> tests = generated.tests("ErrorTest");
        assertTrue(tests.contains("shop.AccountErrorTest#constructor_breaks_OwnersHaveOneAccount"), "tests: " + tests);
        var ended = withApi(generated).compile(folder.resolve("tests")).runAlone(tests);
        assertEquals(Set.of("org.opentest4j.AssertionFailedError"), new TreeSet<>(ended.values()));
    }

    /** A test needs what the contract in it implements. */
    private Generated withApi(Generated generated) {
        return new Generated(
                generated.run(),
                generated.folder(),
                Stream.concat(generated.classPath().stream(), Stream.of(api)).toList());
    }

    @Test
    void without_the_filter_values_are_built_on_that_it_keeps_out() throws Exception {
        Generated without = generate(List.of(), List.of());
        Generated with = generate(List.of(), List.of("rules.OpenDoors"));

        assertEquals(Set.of("ERROR Hall"), without.findings(), without.run().err());
        assertEquals(Set.of(), with.findings(), with.run().err());
        assertTrue(
                with.tests("RegressionTest").contains("shop.HallRegressionTest#enter_returns_1"),
                "tests: " + with.tests("RegressionTest"));
    }

    @Test
    void one_that_fails_itself_is_told_once_and_not_used_any_more() throws Exception {
        Generated generated = generate(
                List.of(
                        "rules.Angry",
                        "rules.Tireless",
                        "rules.Nosy",
                        "rules.NeverBorn",
                        "rules.Missing",
                        "rules.OpenDoors",
                        "rules.BalanceIsNotNegative"),
                List.of("rules.Undecided", "rules.OpenDoors"));

        assertEquals(
                Set.of("CONTRACT Account"),
                generated.findings(),
                generated.run().err());
        assertEquals(
                Set.of(
                        "the contract rules.Angry itself threw IllegalStateException: in a bad mood"
                                + " and was not used any more",
                        "the contract rules.Tireless took too many steps or too much memory and was not used any more",
                        "the contract rules.Nosy tried what tests must not do and was not used any more",
                        "the contract rules.NeverBorn itself threw UnsupportedOperationException: not yet"
                                + " and was not used any more",
                        "a contract cannot be used: dev.quintain.runtime.extension.Contract:"
                                + " Provider rules.Missing not found",
                        "a contract cannot be used: dev.quintain.runtime.extension.Contract:"
                                + " rules.OpenDoors not a subtype",
                        "the filter rules.Undecided itself threw ArithmeticException: / by zero"
                                + " and was not used any more"),
                complaints(generated));
        long told = StreamSupport.stream(generated.summary().path("events").spliterator(), false)
                .filter(event -> event.path("what").asString().contains("rules.Angry"))
                .count();
        assertEquals(1, told);
    }

    @Test
    void one_that_never_answers_is_not_taken_for_a_call_that_does_not_end() throws Exception {
        Generated generated = generate(List.of("rules.Sleepy"), List.of("rules.OpenDoors"), "--test-limit", "2s");

        assertEquals(Set.of(), generated.findings(), generated.run().err());
        assertEquals(
                Set.of("the contract rules.Sleepy did not come to an end and was not used any more"),
                complaints(generated));
    }

    private static Set<String> complaints(Generated generated) {
        var complaints = new TreeSet<String>();
        generated.events().stream()
                .filter(event -> event.contains("contract ") || event.contains("filter "))
                .filter(event -> !event.startsWith("ran "))
                .forEach(complaints::add);
        return complaints;
    }
}
