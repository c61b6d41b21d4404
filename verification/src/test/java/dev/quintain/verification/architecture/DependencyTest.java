package dev.quintain.verification.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static dev.quintain.verification.architecture.Product.ROOT_PACKAGE;

import java.util.Map;
import java.util.Map.Entry;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Who may know whom. */
class DependencyTest {
    /** For each package, what it may know beside itself; run and the command line may know everything. */
    private static final Map<String, Set<String>> MAY_KNOW = Map.ofEntries(
            Map.entry("runtime", Set.of()),
            Map.entry("runtime.extension", Set.of()),
            Map.entry("runtime.interleave", Set.of()),
            Map.entry("runtime.inject", Set.of()),
            Map.entry("runtime.explore..", Set.of("runtime.interleave")),
            Map.entry("bytecode", Set.of("runtime", "runtime.explore..", "runtime.inject", "runtime.interleave")),
            Map.entry("agent", Set.of("bytecode", "runtime.inject")),
            Map.entry("maven", Set.of()),
            Map.entry("compiler", Set.of()),
            Map.entry("finding", Set.of()),
            Map.entry("subject", Set.of("bytecode")),
            Map.entry("sandbox", Set.of("runtime", "runtime.explore..", "runtime.interleave", "bytecode", "subject")),
            Map.entry("worker", Set.of("runtime", "runtime.inject", "bytecode", "sandbox")),
            Map.entry("sequence", Set.of("bytecode", "sandbox", "subject", "finding")),
            Map.entry("oracle", Set.of("bytecode", "finding")),
            Map.entry("junit", Set.of("finding")),
            Map.entry("report", Set.of("finding")),
            Map.entry(
                    "engine..",
                    Set.of(
                            "bytecode",
                            "compiler",
                            "finding",
                            "oracle",
                            "runtime",
                            "runtime.explore..",
                            "runtime.extension",
                            "runtime.inject",
                            "runtime.interleave",
                            "sandbox",
                            "sequence",
                            "subject",
                            "worker")));

    static Stream<Entry<String, Set<String>>> knowledge() {
        return MAY_KNOW.entrySet().stream();
    }

    @ParameterizedTest
    @MethodSource("knowledge")
    void a_package_knows_only_those_before_it_in_the_flow(Entry<String, Set<String>> knowledge) {
        String own = qualified(knowledge.getKey());
        String[] known = Stream.concat(
                        Stream.of(own), knowledge.getValue().stream().map(DependencyTest::qualified))
                .toArray(String[]::new);

        classes()
                .that()
                .resideInAPackage(own)
                .should()
                .onlyDependOnClassesThat(
                        resideOutsideOfPackage(ROOT_PACKAGE + "..").or(resideInAnyPackage(known)))
                .allowEmptyShould(true)
                .check(Product.classes());
    }

    @Test
    void there_are_no_cycles_between_packages() {
        slices().matching(ROOT_PACKAGE + ".(**)").should().beFreeOfCycles().check(Product.classes());
    }

    @Test
    void no_engine_uses_another() {
        slices().matching(ROOT_PACKAGE + ".engine.(*)..")
                .should()
                .notDependOnEachOther()
                .check(Product.classes());
    }

    @Test
    void only_the_command_line_knows_itself() {
        noClasses()
                .that()
                .resideOutsideOfPackage(qualified("cli.."))
                .should()
                .dependOnClassesThat()
                .resideInAPackage(qualified("cli.."))
                .check(Product.classes());
    }

    @Test
    void only_bytecode_knows_asm() {
        onlyIn("bytecode", "org.objectweb.asm..");
    }

    @Test
    void only_the_command_line_knows_picocli() {
        onlyIn("cli..", "picocli..");
    }

    @Test
    void only_the_plugin_knows_maven() {
        onlyIn("maven", "org.apache.maven..");
    }

    @Test
    void what_runs_beside_the_code_under_test_needs_the_platform_only() {
        classes()
                .that()
                .resideInAPackage(qualified("runtime.."))
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(qualified("runtime.."), "java..", "javax.management..", "jdk..")
                .allowEmptyShould(true)
                .check(Product.classes());
    }

    private static void onlyIn(String packageName, String library) {
        noClasses()
                .that()
                .resideOutsideOfPackage(qualified(packageName))
                .should()
                .dependOnClassesThat()
                .resideInAPackage(library)
                .check(Product.classes());
    }

    private static String qualified(String packageName) {
        return ROOT_PACKAGE + "." + packageName;
    }
}
