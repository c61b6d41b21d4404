package dev.quintain.run.hunt;

import dev.quintain.subject.ClassPath;
import dev.quintain.subject.JavaHome;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The class files that faults may be in: of what is under test, of the suite, and of what either needs. */
final class ClassFiles {
    private final HuntTarget target;
    private @Nullable ClassPath ofSuite;

    ClassFiles(HuntTarget target) {
        this.target = target;
    }

    Optional<byte[]> of(String className) {
        return target.subject().classPath().bytes(className).or(() -> ofSuite().bytes(className));
    }

    /** Opened when it is needed, which it rarely is; it may have many jars. */
    private ClassPath ofSuite() {
        ClassPath opened = ofSuite;
        if (opened == null) {
            Stream<Path> paths = Stream.concat(target.tests().stream(), target.testClassPath().stream());
            opened = ClassPath.of(paths.toList(), JavaHome.at(target.inputs().javaHome()));
            ofSuite = opened;
        }
        return opened;
    }
}
