package dev.quintain.compiler;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.HashMap;
import java.util.Map;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;

/** Keeps the class files that a compiler writes in memory. */
final class ClassFiles extends ForwardingJavaFileManager<JavaFileManager> {
    private final Map<String, ByteArrayOutputStream> files = new HashMap<>();

    ClassFiles(JavaFileManager manager) {
        super(manager);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
            Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
        return new SimpleJavaFileObject(URI.create("class:///" + className.replace('.', '/')), kind) {
            @Override
            public OutputStream openOutputStream() {
                return files.computeIfAbsent(className, name -> new ByteArrayOutputStream());
            }
        };
    }

    Map<String, byte[]> byName() {
        var classes = new HashMap<String, byte[]>();
        files.forEach((name, bytes) -> classes.put(name, bytes.toByteArray()));
        return classes;
    }
}
