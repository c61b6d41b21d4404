package dev.quintain.verification.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaModifier.FINAL;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitCallTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import java.lang.invoke.MethodHandle;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.time.Clock;
import java.time.Instant;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Who may do what. */
class BehaviourTest {
    /** Runs inside the code under test, where the rules for tools make no sense. */
    private static final String RUNTIME = "runtime";

    /** Runs beside the user's tests, in their JVM: nothing there is foreign, and it speaks to the user as a build does. */
    private static final String AGENT = "agent";

    /** Runs in Maven, and starts the tool. */
    private static final String MAVEN = "maven";

    @Test
    void foreign_code_is_entered_in_the_sandbox_only() {
        check(noClasses()
                .that(areOutside("sandbox", AGENT))
                .should()
                .callCodeUnitWhere(target(
                        "enters code by reflection",
                        call -> isMethod(call, Method.class, "invoke")
                                || isMethod(call, Constructor.class, "newInstance")
                                || isMethodLike(call, MethodHandle.class, "invoke"))));
    }

    @Test
    void classes_are_loaded_by_name_in_the_sandbox_only() {
        check(noClasses()
                .that(areOutside("sandbox", AGENT))
                .should()
                .callCodeUnitWhere(target(
                        "loads a class by name",
                        call -> isMethod(call, Class.class, "forName")
                                || isMethod(call, ClassLoader.class, "loadClass")
                                || call.getName().equals("defineClass"))));
    }

    @Test
    void processes_are_started_in_the_worker_only() {
        check(noClasses()
                .that(areOutside("worker", MAVEN))
                .should()
                .callCodeUnitWhere(target(
                        "starts a process",
                        call -> isMethod(call, ProcessBuilder.class, "start")
                                || isMethod(call, Runtime.class, "exec"))));
    }

    @Test
    void only_main_ends_the_virtual_machine() {
        check(noClasses()
                .that(areOutside(RUNTIME))
                .and()
                .haveSimpleNameNotEndingWith("Main")
                .should()
                .callCodeUnitWhere(target(
                        "ends the virtual machine",
                        call -> isMethod(call, System.class, "exit")
                                || isMethod(call, Runtime.class, "exit")
                                || isMethod(call, Runtime.class, "halt"))));
    }

    /** The sandbox must put back what the code under test did to them. */
    @Test
    void only_main_and_the_sandbox_touch_the_standard_streams() {
        check(noClasses()
                .that(areOutside(RUNTIME, AGENT, "sandbox"))
                .and()
                .haveSimpleNameNotEndingWith("Main")
                .should()
                .accessTargetWhere(JavaAccess.Predicates.target(describe(
                        "is a standard stream",
                        target -> target.getOwner().isEquivalentTo(System.class)
                                && Set.of("in", "out", "err", "setIn", "setOut", "setErr")
                                        .contains(target.getName()))))
                .orShould()
                .callMethod(Throwable.class, "printStackTrace"));
    }

    @Test
    void static_fields_are_final() {
        noFields()
                .that()
                .areStatic()
                .and()
                .areDeclaredInClassesThat(areOutside(RUNTIME))
                .should()
                .notHaveModifier(FINAL)
                .check(Product.classes());
    }

    @Test
    void chance_comes_in_from_outside() {
        check(noClasses()
                .should()
                .callCodeUnitWhere(target(
                        "takes chance from nowhere",
                        call -> isMethod(call, Math.class, "random")
                                || isMethod(call, ThreadLocalRandom.class, "current")
                                || isUnseededRandom(call))));
    }

    /** Those that wait for others need a clock of their own. */
    @Test
    void time_comes_in_from_outside() {
        check(noClasses()
                .that(areOutside(RUNTIME, AGENT, "sandbox", "worker", "run", "cli"))
                .should()
                .callCodeUnitWhere(target(
                        "asks for the time",
                        call -> isMethod(call, System.class, "nanoTime")
                                || isMethod(call, System.class, "currentTimeMillis")
                                || isMethod(call, Instant.class, "now")
                                || isMethodLike(call, Clock.class, "system"))));
    }

    @Test
    void findings_are_plain_data() {
        check(classes()
                .that()
                .resideInAPackage(Product.ROOT_PACKAGE + ".finding")
                .should()
                .beRecords()
                .orShould()
                .beEnums()
                .orShould()
                .beInterfaces());
    }

    private static void check(ArchRule rule) {
        rule.allowEmptyShould(true).check(Product.classes());
    }

    private static DescribedPredicate<JavaClass> areOutside(String... packages) {
        return describe(
                "are outside of " + String.join(", ", packages),
                type -> Set.of(packages).stream()
                        .noneMatch(allowed -> Product.packageOf(type).equals(allowed)
                                || Product.packageOf(type).startsWith(allowed + ".")));
    }

    private static DescribedPredicate<JavaCall<?>> target(String description, Predicate<CodeUnitCallTarget> predicate) {
        return describe(description, call -> predicate.test(call.getTarget()));
    }

    private static boolean isMethod(CodeUnitCallTarget target, Class<?> owner, String name) {
        return target.getOwner().isAssignableTo(owner) && target.getName().equals(name);
    }

    private static boolean isMethodLike(CodeUnitCallTarget target, Class<?> owner, String prefix) {
        return target.getOwner().isAssignableTo(owner) && target.getName().startsWith(prefix);
    }

    private static boolean isUnseededRandom(CodeUnitCallTarget target) {
        return isMethod(target, Random.class, "<init>")
                && target.getRawParameterTypes().isEmpty();
    }
}
