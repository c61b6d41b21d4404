package dev.quintain.sandbox;

import dev.quintain.runtime.interleave.TranslatedScript;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Loads a translated script and the classes that it tests, as they are: nothing is rewritten. */
public final class ScriptLoader extends URLClassLoader {
    private final Map<String, byte[]> script;

    private ScriptLoader(Map<String, byte[]> script, URL[] classPath) {
        super(classPath, ClassLoader.getPlatformClassLoader());
        this.script = Map.copyOf(script);
    }

    /**
     * A loader of one script, whose classes and those under test are not those of any other.
     *
     * @param script class files by binary name
     */
    public static ScriptLoader of(Map<String, byte[]> script, List<String> classPath) {
        return new ScriptLoader(
                script, classPath.stream().map(ScriptLoader::url).toArray(URL[]::new));
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
        byte[] bytes = script.get(name);
        return bytes == null ? super.findClass(name) : defineClass(name, bytes, 0, bytes.length);
    }
}
