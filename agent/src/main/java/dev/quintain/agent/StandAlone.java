package dev.quintain.agent;

import dev.quintain.bytecode.CallSite;
import dev.quintain.bytecode.ClassSites;
import dev.quintain.bytecode.InjectionRewriter;
import dev.quintain.bytecode.SiteRules;
import dev.quintain.runtime.inject.Numbers;
import dev.quintain.runtime.inject.Setup;
import dev.quintain.runtime.inject.SiteInfo;
import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.Instrumentation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The calls of a folder of classes, in a JVM that somebody else started with us as an agent: a build, or a test that shows
 * a fault again.
 *
 * @param sites in the order of their numbers, which begin with 1
 */
record StandAlone(Setup setup, List<CallSite> sites) {
    private static final AtomicReference<StandAlone> INSTALLED = new AtomicReference<>();
    private static final SiteRules RULES = new SiteRules(false, List.of());

    static Optional<StandAlone> installed() {
        return Optional.ofNullable(INSTALLED.get());
    }

    /** Reads the classes, and has them rewritten when they are loaded. */
    static void begin(Path folder, Instrumentation instrumentation) throws IOException {
        var rewriter = new InjectionRewriter(StandAlone::resource, RULES, name -> false);
        Map<String, Numbers> classes = new TreeMap<>();
        var sites = new ArrayList<CallSite>();
        int handler = 1;
        for (Path file : classFiles(folder)) {
            Optional<ClassSites> read = rewriter.read(Files.readAllBytes(file), sites.size() + 1, handler);
            if (read.isPresent()) {
                ClassSites found = read.get();
                classes.put(
                        found.className(),
                        new Numbers(
                                sites.size() + 1,
                                found.sites().size(),
                                handler,
                                found.handlers().size()));
                sites.addAll(found.sites());
                handler += found.handlers().size();
            }
        }
        INSTALLED.set(new StandAlone(setup(classes, sites), List.copyOf(sites)));
        instrumentation.addTransformer(new SiteTransformer(classes, RULES));
    }

    private static Setup setup(Map<String, Numbers> classes, List<CallSite> sites) {
        List<SiteInfo> infos = sites.stream()
                .map(site -> new SiteInfo(
                        site.className(),
                        site.method().substring(0, site.method().indexOf('(')),
                        site.callee(),
                        site.descriptor(),
                        site.open()))
                .toList();
        return new Setup(classes, true, infos, false, List.of(), true, List.of(), ".*", "");
    }

    private static List<Path> classFiles(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".class"))
                    .sorted()
                    .toList();
        }
    }

    private static byte @Nullable [] resource(String name) {
        try (InputStream in = ClassLoader.getSystemResourceAsStream(name + ".class")) {
            return in == null ? null : in.readAllBytes();
        } catch (IOException e) {
            return null;
        }
    }
}
