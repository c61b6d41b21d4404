package dev.quintain.agent;

import dev.quintain.bytecode.CallSite;
import dev.quintain.bytecode.ClassSites;
import dev.quintain.bytecode.InjectionRewriter;
import dev.quintain.runtime.inject.Numbers;
import dev.quintain.runtime.inject.Setup;
import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.Instrumentation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * The calls of classes in a JVM that somebody else started with us as an agent: a build, or a test that shows a fault
 * again.
 *
 * @param sites in the order of their numbers, which begin with 1
 */
record StandAlone(Setup setup, List<CallSite> sites) {
    private static final AtomicReference<StandAlone> INSTALLED = new AtomicReference<>();

    static Optional<StandAlone> installed() {
        return Optional.ofNullable(INSTALLED.get());
    }

    /** Reads the classes, and has them rewritten when they are loaded. */
    static void begin(AgentOptions options, Instrumentation instrumentation) throws IOException {
        var rewriter = new InjectionRewriter(StandAlone::resource, options.rules(), name -> false);
        Map<String, Numbers> classes = new TreeMap<>();
        var sites = new ArrayList<CallSite>();
        int handler = 1;
        for (byte[] file : ClassFiles.in(options.classes())) {
            Optional<ClassSites> read = rewriter.read(file, sites.size() + 1, handler);
            if (read.isPresent()) {
                ClassSites found = read.get();
                var numbers = new Numbers(
                        sites.size() + 1,
                        found.sites().size(),
                        handler,
                        found.handlers().size());
                classes.put(found.className(), numbers);
                sites.addAll(found.sites());
                handler += found.handlers().size();
            }
        }
        INSTALLED.set(new StandAlone(setup(classes, sites, options), List.copyOf(sites)));
        instrumentation.addTransformer(new SiteTransformer(classes, options.rules()));
    }

    private static Setup setup(Map<String, Numbers> classes, List<CallSite> sites, AgentOptions options) {
        return new Setup(
                classes,
                true,
                sites.stream().map(CallSite::info).toList(),
                options.rules().wholeStack(),
                options.rules().also(),
                options.rules().partial(),
                true,
                List.of(),
                ".*",
                "");
    }

    private static byte @Nullable [] resource(String name) {
        try (InputStream in = ClassLoader.getSystemResourceAsStream(name + ".class")) {
            return in == null ? null : in.readAllBytes();
        } catch (IOException e) {
            return null;
        }
    }
}
