package dev.quintain.agent;

import dev.quintain.bytecode.InjectionRewriter;
import dev.quintain.bytecode.SiteRules;
import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Adds probes to classes as they are loaded. */
final class SiteTransformer implements ClassFileTransformer {
    private final Predicate<String> underTest;
    private final SiteRules rules;
    private final Rewriting rewriting;
    /** One for each loader, since they remember what they have read of other classes. */
    private final Map<ClassLoader, InjectionRewriter> rewriters = new ConcurrentHashMap<>();

    /** Adds probes to one class; null if it is to stay as it is. */
    interface Rewriting {
        byte @Nullable [] rewrite(InjectionRewriter rewriter, String className, byte[] file);
    }

    /**
     * @param underTest binary names of the classes to which probes are added
     */
    SiteTransformer(Predicate<String> underTest, SiteRules rules, Rewriting rewriting) {
        this.underTest = underTest;
        this.rules = rules;
        this.rewriting = rewriting;
    }

    @Override
    public byte @Nullable [] transform(
            @Nullable ClassLoader loader,
            @Nullable String name,
            @Nullable Class<?> redefined,
            @Nullable ProtectionDomain domain,
            byte[] classFile) {
        String className = name == null || loader == null ? "" : name.replace('/', '.');
        return loader != null && underTest.test(className)
                ? rewriting.rewrite(rewriter(loader), className, classFile)
                : null;
    }

    /** That of the classes of a loader. */
    InjectionRewriter rewriter(ClassLoader loader) {
        return rewriters.computeIfAbsent(
                loader,
                any -> new InjectionRewriter(
                        name -> resource(loader, name), rules, name -> underTest.test(name.replace('/', '.'))));
    }

    private static byte @Nullable [] resource(ClassLoader loader, String name) {
        try (InputStream in = open(loader, name + ".class")) {
            return in == null ? null : in.readAllBytes();
        } catch (IOException e) {
            return null;
        }
    }

    /** The most are of one module, which knows its own without going through loaders and addresses. */
    private static @Nullable InputStream open(ClassLoader loader, String file) throws IOException {
        InputStream known = file.startsWith("java/") ? Object.class.getModule().getResourceAsStream(file) : null;
        return known == null ? loader.getResourceAsStream(file) : known;
    }
}
