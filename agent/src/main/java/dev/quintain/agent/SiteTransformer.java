package dev.quintain.agent;

import dev.quintain.bytecode.InjectionRewriter;
import dev.quintain.bytecode.SiteRules;
import dev.quintain.runtime.inject.Numbers;
import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Adds probes to classes as they are loaded. */
final class SiteTransformer implements ClassFileTransformer {
    private final Map<String, Numbers> classes;
    private final SiteRules rules;
    /** One for each loader, since they remember what they have read of other classes. */
    private final Map<ClassLoader, InjectionRewriter> rewriters = new ConcurrentHashMap<>();

    /**
     * @param classes by binary name, with the numbers that their calls have
     */
    SiteTransformer(Map<String, Numbers> classes, SiteRules rules) {
        this.classes = Map.copyOf(classes);
        this.rules = rules;
    }

    @Override
    public byte @Nullable [] transform(
            @Nullable ClassLoader loader,
            @Nullable String name,
            @Nullable Class<?> redefined,
            @Nullable ProtectionDomain domain,
            byte[] classFile) {
        Numbers numbers = name == null || loader == null ? null : classes.get(name.replace('/', '.'));
        return numbers == null || loader == null
                ? null
                : rewriters
                        .computeIfAbsent(loader, this::rewriter)
                        .rewrite(classFile, numbers)
                        .orElse(null);
    }

    private InjectionRewriter rewriter(ClassLoader loader) {
        return new InjectionRewriter(
                name -> resource(loader, name), rules, name -> classes.containsKey(name.replace('/', '.')));
    }

    private static byte @Nullable [] resource(ClassLoader loader, String name) {
        try (InputStream in = loader.getResourceAsStream(name + ".class")) {
            return in == null ? null : in.readAllBytes();
        } catch (IOException e) {
            return null;
        }
    }
}
