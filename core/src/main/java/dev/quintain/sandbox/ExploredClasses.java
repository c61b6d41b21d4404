package dev.quintain.sandbox;

import dev.quintain.bytecode.ScheduleRewriter;
import dev.quintain.runtime.explore.Scenario;
import dev.quintain.runtime.interleave.TranslatedScript;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Loads a translated script and the classes that it tests, all of them rewritten so that their threads are under control. */
public final class ExploredClasses extends URLClassLoader {
    private static final String RUNTIME = "dev.quintain.runtime.";

    private final Map<String, byte[]> script;
    private final ScheduleRewriter rewriter = new ScheduleRewriter(this::classFile);
    private int ofScript;

    private ExploredClasses(Map<String, byte[]> script, URL[] classPath) {
        super(classPath, ClassLoader.getPlatformClassLoader());
        this.script = Map.copyOf(script);
    }

    /**
     * A loader of one script, whose classes and those under test are not those of any other.
     *
     * @param script class files by binary name
     */
    public static ExploredClasses of(Map<String, byte[]> script, List<String> classPath) {
        return new ExploredClasses(
                script, classPath.stream().map(ExploredClasses::url).toArray(URL[]::new));
    }

    private static URL url(String path) {
        try {
            return Path.of(path).toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException(path, e);
        }
    }

    /** A sequence of the script, to be run again and again. */
    public Scenario sequence(String className, int number) throws ReflectiveOperationException {
        TranslatedScript entry = loadClass(className)
                .asSubclass(TranslatedScript.class)
                .getDeclaredConstructor()
                .newInstance();
        return () -> entry.sequence(number);
    }

    /** How many places were rewritten in classes that are not the script's. */
    public int sites() {
        return rewriter.sites() - ofScript;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        return name.startsWith(RUNTIME)
                ? Class.forName(name, false, Scenario.class.getClassLoader())
                : super.loadClass(name, resolve);
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] original = classFile(name.replace('.', '/'));
        if (original == null) {
            throw new ClassNotFoundException(name);
        }
        synchronized (rewriter) {
            int before = rewriter.sites();
            byte[] bytes = rewriter.rewrite(original);
            if (script.containsKey(name)) {
                ofScript += rewriter.sites() - before;
            }
            return defineClass(name, bytes, 0, bytes.length);
        }
    }

    private byte @Nullable [] classFile(String internalName) {
        byte[] ofScripts = script.get(internalName.replace('/', '.'));
        if (ofScripts != null) {
            return ofScripts;
        }
        URL found = findResource(internalName + ".class");
        if (found == null) {
            return null;
        }
        try (InputStream in = found.openStream()) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
