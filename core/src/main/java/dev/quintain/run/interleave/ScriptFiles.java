package dev.quintain.run.interleave;

import dev.quintain.compiler.OwnCompiler;
import dev.quintain.engine.interleave.BadScript;
import dev.quintain.engine.interleave.ScriptError;
import dev.quintain.engine.interleave.ScriptUnderTest;
import dev.quintain.run.RuntimeClasses;
import dev.quintain.subject.BadInput;
import dev.quintain.subject.JavaHome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/** The script files of a request, made ready to run. */
final class ScriptFiles {
    /** The first JDK that has them for good. */
    private static final int VIRTUAL_THREADS = 21;

    private final InterleaveRequest request;
    private final List<ScriptError> errors = new ArrayList<>();

    ScriptFiles(InterleaveRequest request) {
        this.request = request;
    }

    /**
     * Reads and compiles all of them.
     *
     * @throws BadInput with a line for each error of each script
     */
    List<ScriptUnderTest> prepare() {
        OwnCompiler compiler =
                compiler(JavaHome.at(request.javaHome()).version().feature());
        var scripts = new ArrayList<ScriptUnderTest>();
        List<Path> classPath = compileClassPath();
        for (Path file : request.scripts()) {
            try {
                scripts.add(ScriptUnderTest.prepare(
                        file.getFileName().toString(), read(file), compiler, classPath, request.virtualThreads()));
            } catch (BadScript e) {
                errors.addAll(e.errors());
            }
        }
        if (!errors.isEmpty()) {
            throw new BadInput(errors.stream().map(ScriptError::toString).collect(Collectors.joining("\n")));
        }
        return scripts;
    }

    private OwnCompiler compiler(int version) {
        if (request.virtualThreads() && version < VIRTUAL_THREADS) {
            throw new BadInput("--threads virtual needs a JDK " + VIRTUAL_THREADS + " or later, and "
                    + request.javaHome() + " is of version " + version + "; --java can name another");
        }
        boolean older = version < Runtime.version().feature();
        return OwnCompiler.find(older ? OptionalInt.of(version) : OptionalInt.empty())
                .orElseThrow(() -> new BadInput(
                        "scripts are translated to Java, but this Java has no compiler; run quintain on a JDK"));
    }

    static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new BadInput("cannot read the script " + file + "; check the path, and that it is text in UTF-8");
        }
    }

    private List<Path> compileClassPath() {
        var classPath = new ArrayList<>(request.workplace().classPath());
        classPath.add(RuntimeClasses.location());
        return classPath;
    }
}
