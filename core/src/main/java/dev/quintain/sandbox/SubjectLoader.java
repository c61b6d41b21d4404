package dev.quintain.sandbox;

import dev.quintain.bytecode.RewrittenClass.Reset;
import dev.quintain.runtime.InitLog;
import dev.quintain.runtime.StaticState;
import dev.quintain.sandbox.RewrittenClasses.Definition;
import dev.quintain.subject.ClassPathEntry;
import java.io.IOException;
import java.net.URL;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.security.cert.Certificate;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.jar.Attributes;
import java.util.jar.Attributes.Name;
import java.util.jar.Manifest;
import org.jspecify.annotations.Nullable;

/**
 * Loads the subject and its libraries, which see the platform and nothing of ours but {@code dev.quintain.runtime}. A
 * new loader costs no more than defining the classes it is asked for. The loader made last is the active one: what
 * rewritten classes report is taken to be about its classes.
 */
public final class SubjectLoader extends ClassLoader {
    static {
        registerAsParallelCapable();
    }

    private static final String RUNTIME = "dev.quintain.runtime.";

    private final RewrittenClasses classes;
    private final InitLog log = new InitLog();
    private final Map<Integer, Resettable> resettable = new ConcurrentHashMap<>();
    private final Map<ClassPathEntry, ProtectionDomain> domains = new ConcurrentHashMap<>();

    public SubjectLoader(RewrittenClasses classes) {
        super(ClassLoader.getPlatformClassLoader());
        this.classes = classes;
        setDefaultAssertionStatus(true);
        StaticState.activate(log);
    }

    RewrittenClasses classes() {
        return classes;
    }

    InitLog log() {
        return log;
    }

    /** The class that reports its statics under this number; null if it is not loaded, or cannot be put back. */
    @Nullable
    Resettable resettable(int id) {
        return resettable.get(id);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            if (loaded != null) {
                return loaded;
            }
            if (name.startsWith(RUNTIME)) {
                return Class.forName(name, false, StaticState.class.getClassLoader());
            }
            return classes.isNotInPlatform(name) ? findClass(name) : loadFromPlatformOrHere(name, resolve);
        }
    }

    private Class<?> loadFromPlatformOrHere(String name, boolean resolve) throws ClassNotFoundException {
        Class<?> found = super.loadClass(name, resolve);
        if (found.getClassLoader() == this) {
            classes.notInPlatform(name);
        }
        return found;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        Definition definition = classes.find(name);
        if (definition == null) {
            throw new ClassNotFoundException(name);
        }
        definePackageOf(name, definition.origin());
        byte[] bytes = definition.rewritten().bytes();
        Class<?> type = defineClass(name, bytes, 0, bytes.length, domain(definition.origin()));
        Reset reset = definition.rewritten().reset();
        if (reset != null) {
            resettable.put(reset.id(), new Resettable(type, reset));
        }
        return type;
    }

    @Override
    protected @Nullable URL findResource(String name) {
        return classes.resources(name).findFirst().orElse(null);
    }

    @Override
    protected Enumeration<URL> findResources(String name) {
        return Collections.enumeration(classes.resources(name).toList());
    }

    private ProtectionDomain domain(ClassPathEntry origin) {
        return domains.computeIfAbsent(
                origin,
                entry ->
                        new ProtectionDomain(new CodeSource(entry.location(), (Certificate[]) null), null, this, null));
    }

    private void definePackageOf(String className, ClassPathEntry origin) {
        int dot = className.lastIndexOf('.');
        String name = dot < 0 ? "" : className.substring(0, dot);
        if (dot < 0 || getDefinedPackage(name) != null) {
            return;
        }
        var of = new PackageAttributes(manifest(origin), name);
        try {
            definePackage(
                    name,
                    of.value(Name.SPECIFICATION_TITLE),
                    of.value(Name.SPECIFICATION_VERSION),
                    of.value(Name.SPECIFICATION_VENDOR),
                    of.value(Name.IMPLEMENTATION_TITLE),
                    of.value(Name.IMPLEMENTATION_VERSION),
                    of.value(Name.IMPLEMENTATION_VENDOR),
                    null);
        } catch (IllegalArgumentException anotherThreadWasFirst) {
            // It did the same.
        }
    }

    private static @Nullable Manifest manifest(ClassPathEntry origin) {
        try {
            return origin.manifest();
        } catch (IOException unreadable) {
            return null;
        }
    }

    /** What a manifest says of a package: in its own section, or else of the whole jar. */
    private record PackageAttributes(@Nullable Manifest manifest, String name) {
        @Nullable
        String value(Name attribute) {
            if (manifest == null) {
                return null;
            }
            Attributes own = manifest.getAttributes(name.replace('.', '/') + "/");
            String value = own == null ? null : own.getValue(attribute);
            return value == null ? manifest.getMainAttributes().getValue(attribute) : value;
        }
    }
}
