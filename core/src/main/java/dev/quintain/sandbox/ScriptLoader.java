package dev.quintain.sandbox;

import dev.quintain.bytecode.WaitMarks;
import dev.quintain.runtime.interleave.TranslatedScript;
import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Loads a translated script and the classes that it tests: as they are, or such that they tell what threads do in them. */
public final class ScriptLoader extends URLClassLoader {
    private final Map<String, byte[]> script;
    private final boolean telling;

    private ScriptLoader(Map<String, byte[]> script, List<String> classPath, boolean telling) {
        super(classPath.stream().map(ScriptLoader::url).toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
        this.script = Map.copyOf(script);
        this.telling = telling;
    }

    /**
     * A loader of one script, whose classes and those under test are not those of any other.
     *
     * @param script class files by binary name
     */
    public static ScriptLoader of(Map<String, byte[]> script, List<String> classPath) {
        return new ScriptLoader(script, classPath, false);
    }

    /** The same with classes that tell of calls and waits; see {@link dev.quintain.runtime.interleave.Visits}. */
    public static ScriptLoader telling(Map<String, byte[]> script, List<String> classPath) {
        return new ScriptLoader(script, classPath, true);
    }

    private static URL url(String path) {
        try {
            return Path.of(path).toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException(path, e);
        }
    }

    /** The script whose sequences can be asked for. */
    public TranslatedScript entry(String className) throws ReflectiveOperationException {
        return loadClass(className)
                .asSubclass(TranslatedScript.class)
                .getDeclaredConstructor()
                .newInstance();
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] ofScript = script.get(name);
        if (ofScript != null) {
            return define(name, telling ? WaitMarks.markCalls(ofScript, this::isUnderTest) : ofScript);
        }
        return telling ? define(name, WaitMarks.mark(bytes(name))) : super.findClass(name);
    }

    private Class<?> define(String name, byte[] bytes) {
        return defineClass(name, bytes, 0, bytes.length);
    }

    private boolean isUnderTest(String internalName) {
        return findResource(internalName + ".class") != null;
    }

    private byte[] bytes(String name) throws ClassNotFoundException {
        URL file = findResource(name.replace('.', '/') + ".class");
        if (file == null) {
            throw new ClassNotFoundException(name);
        }
        try (InputStream in = file.openStream()) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }
}
