package dev.quintain.agent;

import dev.quintain.bytecode.CallSite;
import dev.quintain.bytecode.ClassSites;
import dev.quintain.bytecode.InjectionRewriter;
import dev.quintain.bytecode.InjectionRewriter.Rewritten;
import dev.quintain.bytecode.Numbering;
import dev.quintain.runtime.inject.SiteInfo;
import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.util.AbstractList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The calls of classes in a JVM that somebody else started with us as an agent: a build, or a test that shows a fault
 * again. Their numbers begin with 1, in the order in which classes are loaded or asked for: to read all of them before the
 * first test would hold up short suites.
 */
final class StandAlone {
    private static final AtomicReference<StandAlone> INSTALLED = new AtomicReference<>();

    private final ClassFiles files;
    private final Set<String> names;
    private final SiteTransformer transformer;
    private final AtomicInteger lastSite = new AtomicInteger();
    private final AtomicInteger lastHandler = new AtomicInteger();
    private final Map<String, ClassSites> classes = new ConcurrentHashMap<>();
    private final Map<Integer, CallSite> sites = new ConcurrentHashMap<>();

    private StandAlone(AgentOptions options) throws IOException {
        this.files = new ClassFiles(options.classes());
        this.names = Set.copyOf(files.names());
        this.transformer = new SiteTransformer(names::contains, options.rules(), this::rewrite);
    }

    static Optional<StandAlone> installed() {
        return Optional.ofNullable(INSTALLED.get());
    }

    /** Has the classes rewritten when they are loaded. */
    static void begin(AgentOptions options, Instrumentation instrumentation) throws IOException {
        var alone = new StandAlone(options);
        INSTALLED.set(alone);
        instrumentation.addTransformer(alone.transformer);
    }

    private byte @Nullable [] rewrite(InjectionRewriter rewriter, String className, byte[] file) {
        ClassSites known = classes.get(className);
        Rewritten rewritten = rewriter.rewrite(file, known == null ? next() : Numbering.again(known))
                .orElse(null);
        if (rewritten == null) {
            return null;
        }
        if (note(className, rewritten.sites())) {
            return rewritten.file().orElse(null);
        }
        // Another loader has just loaded a class of that name, or has long had a different one.
        return known == null ? rewrite(rewriter, className, file) : null;
    }

    private Numbering next() {
        return new Numbering(lastSite::incrementAndGet, lastHandler::incrementAndGet);
    }

    /** Returns whether the class has these calls from now on: it has those that were noted first. */
    private synchronized boolean note(String className, ClassSites read) {
        ClassSites known = classes.get(className);
        if (known != null) {
            return known.equals(read);
        }
        // Not compared with itself: to get ready to compare records takes a JVM longer than to rewrite a class.
        read.sites().forEach(site -> sites.put(site.number(), site));
        classes.put(className, read);
        return true;
    }

    /** What trials must know; it goes on as classes are loaded. */
    CodeUnderTest underTest() {
        return new CodeUnderTest(new Calls(), names::contains);
    }

    /** A call that a trial tells of. */
    CallSite site(int number) {
        return Objects.requireNonNull(sites.get(number));
    }

    /** The calls of a class, loaded or not. */
    List<CallSite> sitesOf(String className) {
        read(className::equals);
        return Optional.ofNullable(classes.get(className))
                .map(ClassSites::sites)
                .orElse(List.of());
    }

    /** All calls, those of classes that were not loaded included. */
    Collection<CallSite> sites() {
        read(name -> true);
        return sites.values();
    }

    private void read(Predicate<String> wanted) {
        try {
            InjectionRewriter rewriter = transformer.rewriter(ClassLoader.getSystemClassLoader());
            files.read(name -> wanted.test(name) && !classes.containsKey(name))
                    .forEach((name, file) -> rewriter.read(file, next()).ifPresent(found -> note(name, found)));
        } catch (IOException gone) {
            // What cannot be read any more cannot be loaded either.
        }
    }

    /** By their numbers. Such as are not known have no probe that could ask for them. */
    private final class Calls extends AbstractList<SiteInfo> {
        @Override
        public SiteInfo get(int index) {
            return site(index + 1).info();
        }

        @Override
        public int size() {
            return lastSite.get();
        }
    }
}
