package dev.quintain.verification.rewriting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.bytecode.Rewriting;
import dev.quintain.runtime.Probes;
import dev.quintain.sandbox.RewrittenClasses;
import dev.quintain.sandbox.SubjectLoader;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Everything that can be added to classes, added to all classes of real libraries, old and new. */
class RewrittenLibrariesTest {
    private static final Rewriting ALL = new Rewriting(true, true, true);

    private static final List<String> ENCODERS = List.of(
            "Caverphone2",
            "ColognePhonetic",
            "DaitchMokotoffSoundex",
            "DoubleMetaphone",
            "MatchRatingApproachEncoder",
            "Metaphone",
            "Nysiis",
            "RefinedSoundex",
            "Soundex",
            "bm.BeiderMorseEncoder");

    private static final List<String> WORDS = List.of(
            "",
            "a",
            "Schwarzenegger",
            "Thompson",
            "Knight",
            "Czerny",
            "Wagner",
            "Xavier",
            "Quigley",
            "Mac Pherson",
            "Phlegm",
            "Bough",
            "ghost",
            "cagney",
            "Jose",
            "judge",
            "science",
            "tsch",
            "van der Waals",
            "O'Hara",
            "zz");

    private static Path library(String jar) {
        return Path.of("target", "subjects", jar);
    }

    @ParameterizedTest
    @CsvSource({
        "commons-lang3-3.14.0.jar, 10000",
        "commons-codec-1.16.0.jar, 3000",
        "commons-collections-3.2.1.jar, 5000",
        "jackson-core-3.0.0.jar, 10000",
        "picocli-4.6.2.jar, 5000",
        "asm-9.2.jar, 2000",
        "nanoxml-2.2.3.jar, 500",
        "junit-3.8.2.jar, 500",
    })
    void every_class_that_was_valid_is_valid(String jar, int leastProbes) throws Exception {
        try (var plain = RewrittenClasses.open(List.of(library(jar)), Rewriting.NONE);
                var rewritten = RewrittenClasses.open(List.of(library(jar)), ALL)) {
            Map<String, String> before = linked(jar, new SubjectLoader(plain));
            Map<String, String> after = linked(jar, new SubjectLoader(rewritten));

            assertEquals(before, after);
            assertFalse(after.toString().contains("VerifyError"), after::toString);
            assertEquals(Map.of(), rewritten.notes());
            assertTrue(
                    rewritten.probes().size() > leastProbes,
                    () -> "" + rewritten.probes().size());
        }
    }

    /** How linking went, which verifies the code, by the name of the class. */
    private static Map<String, String> linked(String jar, ClassLoader loader) throws IOException {
        var outcomes = new TreeMap<String, String>();
        try (var file = new JarFile(library(jar).toFile())) {
            file.stream()
                    .map(entry -> entry.getName())
                    .filter(name -> name.endsWith(".class") && !name.startsWith("META-INF/") && !name.contains("-info"))
                    .map(name -> name.substring(0, name.length() - 6).replace('/', '.'))
                    .forEach(name -> outcomes.put(name, link(name, loader)));
        }
        return outcomes;
    }

    private static String link(String name, ClassLoader loader) {
        try {
            // Its methods cannot be had before it is linked.
            Method[] unused = Class.forName(name, false, loader).getDeclaredMethods();
            return "valid";
        } catch (ClassNotFoundException | LinkageError e) {
            return e.toString();
        }
    }

    @Test
    void code_does_what_it_did() throws Exception {
        List<Path> jar = List.of(library("commons-codec-1.16.0.jar"));
        try (var plain = RewrittenClasses.open(jar, Rewriting.NONE);
                var rewritten = RewrittenClasses.open(jar, ALL)) {
            Map<String, String> before = encoded(new SubjectLoader(plain));
            Probes.forget();
            Probes.listen(true);
            Map<String, String> listening = encoded(new SubjectLoader(rewritten));
            Probes.listen(false);
            int covered = Probes.fresh();

            assertEquals(before, listening);
            assertEquals(before, encoded(new SubjectLoader(rewritten)));
            assertEquals(covered, Probes.fresh());
            assertTrue(covered > 500, () -> "" + covered);
        }
    }

    private static Map<String, String> encoded(ClassLoader loader) throws ReflectiveOperationException {
        var results = new TreeMap<String, String>();
        for (String encoder : ENCODERS) {
            Class<?> type = loader.loadClass("org.apache.commons.codec.language." + encoder);
            Object made = type.getConstructor().newInstance();
            Method encode = type.getMethod("encode", String.class);
            for (String word : WORDS) {
                results.put(encoder + " " + word, (String) encode.invoke(made, word));
            }
        }
        return results;
    }
}
