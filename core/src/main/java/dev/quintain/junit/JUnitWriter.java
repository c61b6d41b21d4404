package dev.quintain.junit;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import dev.quintain.finding.GeneratedTest;
import dev.quintain.finding.GeneratedTest.Asserts;
import dev.quintain.finding.GeneratedTest.CopesOrRefuses;
import dev.quintain.finding.TypeName;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import javax.lang.model.element.Modifier;

/** Writes generated tests as source files, one for each class under test. */
public final class JUnitWriter {
    /** As in Csallner and Smaragdakis 2004, section 3. */
    public static final int TESTS_PER_FILE = 500;

    /** Methods that a test class has already. */
    private static final Set<String> TAKEN = Set.of(
            "isRefusal",
            "cameThrough",
            "stub",
            "assertTimeoutPreemptively",
            "clone",
            "finalize",
            "getClass",
            "hashCode",
            "notify",
            "notifyAll",
            "toString",
            "wait");

    private final Dialect dialect;
    private final TestKind kind;
    private final Function<String, Set<String>> classesIn;

    /**
     * @param classesIn the simple names of the classes that a package has already: no test class takes one of them, and
     *     where one hides a name of java.lang, that is written in full
     */
    public JUnitWriter(Dialect dialect, TestKind kind, Function<String, Set<String>> classesIn) {
        this.dialect = dialect;
        this.kind = kind;
        this.classesIn = classesIn;
    }

    /** The files in the order of the classes' names; the same tests give the same bytes. */
    public List<TestFile> write(List<GeneratedTest> tests) {
        var files = new ArrayList<TestFile>();
        byPackage(tests).forEach((packageName, bySubject) -> {
            var names = new Names("", classesIn.apply(packageName));
            bySubject.values().forEach(ofOne -> files.addAll(write(packageName, ofOne, names)));
        });
        return files;
    }

    private static Map<String, Map<String, List<GeneratedTest>>> byPackage(List<GeneratedTest> tests) {
        var sorted = new TreeMap<String, Map<String, List<GeneratedTest>>>();
        for (GeneratedTest test : tests) {
            sorted.computeIfAbsent(test.packageName(), name -> new TreeMap<>())
                    .computeIfAbsent(test.subject().toString(), name -> new ArrayList<>())
                    .add(test);
        }
        return sorted;
    }

    private List<TestFile> write(String packageName, List<GeneratedTest> tests, Names names) {
        var files = new ArrayList<TestFile>();
        String wanted = String.join("", tests.get(0).subject().simpleNames()) + kind.suffix();
        for (int from = 0; from < tests.size(); from += TESTS_PER_FILE) {
            List<GeneratedTest> some = tests.subList(from, Math.min(tests.size(), from + TESTS_PER_FILE));
            files.add(write(ClassName.get(packageName, names.next(wanted)), some));
        }
        return files;
    }

    private TestFile write(ClassName testClass, List<GeneratedTest> tests) {
        Map<String, GeneratedTest> named = named(tests);
        var file = JavaFile.builder(testClass.packageName(), type(testClass, named))
                .indent("    ")
                .skipJavaLangImports(true);
        Set<String> assertions = assertions(tests);
        if (!assertions.isEmpty()) {
            file.addStaticImport(dialect.assertions(), assertions.toArray(String[]::new));
        }
        String source = Prose.ascii(Prose.joinShortJavadoc(file.build().toString()));
        return new TestFile(testClass.packageName(), testClass.simpleName(), source, locate(source, named));
    }

    private Set<String> assertions(List<GeneratedTest> tests) {
        var assertions = new TreeSet<String>();
        for (GeneratedTest test : tests) {
            if (dialect == Dialect.JUPITER && test.timeout() != null) {
                assertions.add("assertTimeoutPreemptively");
            }
            if (test.check() instanceof Asserts asserts) {
                assertions.addAll(asserts.used());
            }
        }
        return assertions;
    }

    private static Map<String, GeneratedTest> named(List<GeneratedTest> tests) {
        var names = new Names("_", TAKEN);
        var named = new LinkedHashMap<String, GeneratedTest>();
        tests.forEach(test -> named.put(names.next(identifier(test.name())), test));
        return named;
    }

    private static String identifier(String name) {
        var identifier = new StringBuilder();
        name.chars().forEach(c -> identifier.append(Character.isJavaIdentifierPart(c) ? (char) c : '_'));
        return Character.isJavaIdentifierStart(name.charAt(0)) ? identifier.toString() : "_" + identifier;
    }

    private TypeSpec type(ClassName testClass, Map<String, GeneratedTest> tests) {
        GeneratedTest any = tests.values().iterator().next();
        var type = TypeSpec.classBuilder(testClass)
                .addJavadoc(kind.about(), TestMethod.className(any.subject()))
                .alwaysQualify(hidden(testClass.packageName(), tests.values()));
        if (dialect == Dialect.JUNIT_4) {
            type.addModifiers(Modifier.PUBLIC);
        }
        suppressWarnings(type, tests);
        var method = new TestMethod(dialect);
        tests.forEach((name, test) -> type.addMethod(method.write(test, name)));
        List<CopesOrRefuses> attempts = tests.values().stream()
                .map(GeneratedTest::check)
                .filter(CopesOrRefuses.class::isInstance)
                .map(CopesOrRefuses.class::cast)
                .toList();
        if (!attempts.isEmpty()) {
            type.addMethod(SharedMethods.isRefusal());
        }
        if (attempts.stream().anyMatch(attempt -> !attempt.passedOn().isEmpty())) {
            type.addMethod(SharedMethods.cameThrough(testClass));
        }
        if (tests.values().stream().anyMatch(GeneratedTest::stubs)) {
            type.addMethod(SharedMethods.stub());
        }
        return type.build();
    }

    private static void suppressWarnings(TypeSpec.Builder type, Map<String, GeneratedTest> tests) {
        var warnings = new TreeSet<String>();
        tests.values().forEach(test -> warnings.addAll(test.warnings()));
        if (!warnings.isEmpty()) {
            CodeBlock names =
                    warnings.stream().map(name -> CodeBlock.of("$S", name)).collect(CodeBlock.joining(", "));
            type.addAnnotation(AnnotationSpec.builder(SuppressWarnings.class)
                    .addMember("value", warnings.size() == 1 ? "$L" : "{$L}", names)
                    .build());
        }
    }

    /** Names that must be written in full, because an import of java.lang is silent and the package's classes hide it. */
    private String[] hidden(String packageName, Collection<GeneratedTest> tests) {
        var hidden = new TreeSet<>(classesIn.apply(packageName));
        List<String> nested = tests.stream()
                .flatMap(GeneratedTest::types)
                .filter(type -> type.packageName().equals("java.lang"))
                .map(TypeName::simpleNames)
                .filter(names -> hidden.contains(names.get(0)))
                .map(names -> names.get(names.size() - 1))
                .toList();
        hidden.addAll(nested);
        return hidden.toArray(String[]::new);
    }

    /** Finds the methods in the source again: each goes from the end of the one before it to its own closing brace. */
    private static List<TestFile.Method> locate(String source, Map<String, GeneratedTest> tests) {
        List<String> lines = source.lines().toList();
        var methods = new ArrayList<TestFile.Method>();
        int start = lines.indexOf("") + 1;
        for (var test : tests.entrySet()) {
            String head = "void " + Prose.ascii(test.getKey()) + "(";
            int at = start;
            while (!lines.get(at).contains(head)) {
                at++;
            }
            int end = at + lines.subList(at, lines.size()).indexOf("    }");
            int first = at;
            while (!lines.get(first - 1).isEmpty() && !lines.get(first - 1).endsWith("{")) {
                first--;
            }
            methods.add(new TestFile.Method(test.getValue(), test.getKey(), first + 1, end + 1));
            start = end + 1;
        }
        return methods;
    }
}
