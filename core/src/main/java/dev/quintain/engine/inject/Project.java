package dev.quintain.engine.inject;

import dev.quintain.bytecode.CallSite;
import dev.quintain.bytecode.ClassSites;
import dev.quintain.bytecode.Handler;
import dev.quintain.runtime.inject.Numbers;
import dev.quintain.runtime.inject.SiteInfo;
import dev.quintain.runtime.inject.TrialReport.Shot;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;

/** The classes under test with their calls and handlers, and the names of the test classes. */
public final class Project {
    private final List<ClassSites> classes;
    private final Set<String> tests;
    private final BiPredicate<String, String> subtypes;
    private final List<CallSite> sites;
    private final Map<Integer, Handler> handlers = new HashMap<>();
    private final Set<String> names;

    /**
     * @param tests binary names of the test classes
     * @param subtypes whether the first class is the second or extends it
     */
    public Project(List<ClassSites> classes, Set<String> tests, BiPredicate<String, String> subtypes) {
        this.classes = List.copyOf(classes);
        this.tests = Set.copyOf(tests);
        this.subtypes = subtypes;
        this.sites = classes.stream().flatMap(type -> type.sites().stream()).toList();
        this.names = classes.stream().map(ClassSites::className).collect(Collectors.toSet());
        classes.forEach(type -> type.handlers().forEach(handler -> handlers.put(handler.number(), handler)));
    }

    public List<CallSite> sites() {
        return sites;
    }

    CallSite site(int number) {
        return sites.get(number - 1);
    }

    /** Whether what was thrown is only a special case of what the callee declares. */
    boolean isSpecial(Shot shot) {
        return site(shot.site()).ways().stream()
                .anyMatch(way -> way.special() && way.exception().equals(shot.type()));
    }

    public Optional<Handler> handler(int number) {
        return Optional.ofNullable(handlers.get(number));
    }

    boolean isUnderTest(String className) {
        return names.contains(className) && !tests.contains(className);
    }

    boolean isTest(String className) {
        return tests.contains(className);
    }

    boolean isSubtype(String name, String of) {
        return subtypes.test(name, of);
    }

    /** What the worker must know of the classes. */
    public Map<String, Numbers> numbers() {
        var numbers = new TreeMap<String, Numbers>();
        int site = 1;
        int handler = 1;
        for (ClassSites type : classes) {
            numbers.put(
                    type.className(),
                    new Numbers(
                            site, type.sites().size(), handler, type.handlers().size()));
            site += type.sites().size();
            handler += type.handlers().size();
        }
        return numbers;
    }

    /** What the worker must know of the calls. */
    public List<SiteInfo> infos() {
        return sites.stream().map(CallSite::info).toList();
    }
}
