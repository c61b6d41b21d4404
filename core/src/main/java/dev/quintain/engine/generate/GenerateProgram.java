package dev.quintain.engine.generate;

import dev.quintain.sandbox.Sandbox;
import dev.quintain.subject.ClassPath;
import dev.quintain.worker.Program;
import java.nio.file.Path;

/** What this engine does in a worker. */
record GenerateProgram(GenerateSetup setup) implements Program {
    @Override
    public Session open(Parent parent) throws Exception {
        ClassPath classPath =
                ClassPath.of(setup.sandbox().classPath().stream().map(Path::of).toList());
        return new GenerateSession(setup, classPath, Sandbox.open(setup.sandbox(), setup.tested()), parent);
    }
}
