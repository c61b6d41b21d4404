package dev.quintain.sandbox;

import dev.quintain.bytecode.Rewriting;
import java.io.IOException;
import java.io.StringWriter;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.DiagnosticListener;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/** Subject classes made from source, loaded as the sandbox loads them. */
public final class SubjectUnderTest {
    private static final Pattern TYPE = Pattern.compile(
            "(?m)^(?:package \\w+; )?(?:(?:public|final|abstract|sealed) )*(?:class|interface|enum|record) (\\w+)");

    private final RewrittenClasses classes;
    private SubjectLoader loader;
    private StaticReset reset;

    public SubjectUnderTest(List<Path> classPath, Rewriting what) throws IOException {
        classes = RewrittenClasses.open(classPath, what);
        loader = new SubjectLoader(classes);
        reset = new StaticReset(loader);
    }

    /** Compiles the sources, each with one top-level type that gives the file its name. */
    public static Path compile(Path folder, List<String> options, String... sources) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        var files = new ArrayList<JavaFileObject>();
        for (String source : sources) {
            files.add(new Source(source));
        }
        var arguments = new ArrayList<>(List.of("-d", folder.toString(), "-proc:none", "-Xlint:none", "-g"));
        arguments.addAll(options);
        var messages = new StringWriter();
        DiagnosticListener<JavaFileObject> listener =
                message -> messages.append(message.toString()).append('\n');
        if (!compiler.getTask(messages, null, listener, arguments, null, files).call()) {
            throw new IllegalArgumentException(messages.toString());
        }
        return folder;
    }

    public static SubjectUnderTest of(Path folder, Rewriting what, String... sources) throws IOException {
        return new SubjectUnderTest(List.of(compile(folder, List.of(), sources)), what);
    }

    public SubjectLoader loader() {
        return loader;
    }

    public RewrittenClasses classes() {
        return classes;
    }

    public Slate putBack() {
        return reset.putBack();
    }

    public void newLoader() {
        loader = new SubjectLoader(classes);
        reset = new StaticReset(loader);
    }

    /** Calls a static method without parameters. */
    public @Nullable Object call(String className, String method) throws Throwable {
        Method found = loader.loadClass(className).getDeclaredMethod(method);
        found.setAccessible(true);
        try {
            return found.invoke(null);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String text) {
            super(URI.create("string:///" + name(text) + ".java"), Kind.SOURCE);
            this.text = text;
        }

        private static String name(String text) {
            Matcher type = TYPE.matcher(text);
            if (!type.find()) {
                throw new IllegalArgumentException(text);
            }
            return type.group(1);
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
