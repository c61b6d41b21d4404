package dev.quintain.agent;

import dev.quintain.bytecode.InjectionRewriter;
import dev.quintain.bytecode.SiteRules;
import dev.quintain.runtime.inject.Numbers;
import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Adds probes to classes as they are loaded.
 *
 * @param classes by binary name, with the numbers that their calls have
 */
record SiteTransformer(Map<String, Numbers> classes, SiteRules rules) implements ClassFileTransformer {
    @Override
    public byte @Nullable [] transform(
            @Nullable ClassLoader loader,
            @Nullable String name,
            @Nullable Class<?> redefined,
            @Nullable ProtectionDomain domain,
            byte[] classFile) {
        Numbers numbers = name == null || loader == null ? null : classes.get(name.replace('/', '.'));
        return numbers == null ? null : rewritten(loader, numbers, classFile);
    }

    private byte @Nullable [] rewritten(@Nullable ClassLoader loader, Numbers numbers, byte[] classFile) {
        var rewriter = new InjectionRewriter(
                name -> resource(loader, name), rules, name -> classes.containsKey(name.replace('/', '.')));
        boolean same = rewriter.read(classFile, numbers.firstSite(), numbers.firstHandler())
                .map(read -> read.sites().size() == numbers.sites())
                .orElse(false);
        return same
                ? rewriter.rewrite(classFile, numbers.firstSite(), numbers.firstHandler())
                        .orElse(null)
                : null;
    }

    private static byte @Nullable [] resource(@Nullable ClassLoader loader, String name) {
        String file = name + ".class";
        try (InputStream in =
                loader == null ? ClassLoader.getSystemResourceAsStream(file) : loader.getResourceAsStream(file)) {
            return in == null ? null : in.readAllBytes();
        } catch (IOException e) {
            return null;
        }
    }
}
