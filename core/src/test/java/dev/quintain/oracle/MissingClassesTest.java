package dev.quintain.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class MissingClassesTest {
    private final MissingClasses classes = new MissingClasses(name -> name.startsWith("known."));

    @Test
    void are_named_by_what_the_virtual_machine_throws() {
        assertEquals(Optional.of("lost.Tax"), classes.missing(new NoClassDefFoundError("lost/Tax")));
        assertEquals(Optional.of("lost.Tax$Rate"), classes.missing(new NoClassDefFoundError("[Llost/Tax$Rate;")));
        assertEquals(Optional.of("lost.Tax"), classes.missing(new ClassNotFoundException("lost.Tax")));
    }

    @Test
    void are_named_by_the_cause_of_what_could_not_be_linked() {
        var cause = new NoClassDefFoundError("lost/Tax");

        assertEquals(Optional.of("lost.Tax"), classes.missing(new BootstrapMethodError(cause)));
        assertEquals(Optional.of("lost.Tax"), classes.missing(new ExceptionInInitializerError(cause)));
        assertEquals(
                Optional.of("lost.Tax"),
                classes.missing(failed("Exception java.lang.NoClassDefFoundError: lost/Tax [in thread \"main\"]")));
    }

    @Test
    void are_not_what_failed_to_initialise() {
        assertEquals(
                Optional.empty(),
                classes.missing(failed("Exception java.lang.IllegalStateException: lost [in thread \"main\"]")));
        assertEquals(
                Optional.empty(),
                classes.missing(new ExceptionInInitializerError(new IllegalStateException("lost.Tax"))));
    }

    @Test
    void are_not_there_if_the_class_path_has_them() {
        assertEquals(Optional.empty(), classes.missing(new NoClassDefFoundError("known/Tax")));
    }

    @Test
    void are_not_looked_for_in_other_errors() {
        assertEquals(Optional.empty(), classes.missing(new AssertionError(new ClassNotFoundException("lost.Tax"))));
    }

    private static Throwable failed(String reason) {
        var failed = new NoClassDefFoundError("Could not initialize class known.Rates");
        failed.initCause(new ExceptionInInitializerError(reason));
        return failed;
    }
}
