package dev.quintain.run.walk;

import dev.quintain.bytecode.ClassFile;
import dev.quintain.oracle.OracleFile;
import dev.quintain.subject.BadInput;
import dev.quintain.subject.ClassPath;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The folder in which oracles are kept. A class that has none begins with that of its superclass. */
final class OracleFolder {
    private final Path folder;
    private final ClassPath classPath;
    private final List<String> notes = new ArrayList<>();

    OracleFolder(Path folder, ClassPath classPath) {
        this.folder = folder;
        this.classPath = classPath;
    }

    OracleFile open(ClassFile file) {
        OracleFile own = read(file.name());
        if (!Files.exists(OracleFile.in(folder, file.name()))) {
            nearest(file).ifPresent(ancestor -> {
                own.inherit(read(ancestor));
                notes.add("the oracle of " + ancestor + " is where this one begins");
            });
        }
        return own;
    }

    private Optional<String> nearest(ClassFile file) {
        Optional<ClassFile> ancestor = Optional.of(file);
        while (ancestor.isPresent()) {
            ancestor = Optional.ofNullable(ancestor.get().superclass()).flatMap(classPath::find);
            if (ancestor.isPresent()
                    && Files.exists(OracleFile.in(folder, ancestor.get().name()))) {
                return ancestor.map(ClassFile::name);
            }
        }
        return Optional.empty();
    }

    private OracleFile read(String className) {
        Path file = OracleFile.in(folder, className);
        try {
            OracleFile oracle = OracleFile.open(file, className);
            oracle.unreadable()
                    .forEach(line ->
                            notes.add(file + ":" + line.number() + " is no answer and was left alone: " + line.text()));
            return oracle;
        } catch (OracleFile.OfAnotherClass e) {
            throw new BadInput(e.getMessage() + "; rename it, or give another --oracle folder");
        } catch (IOException e) {
            throw new BadInput("cannot read the oracle " + file + " (" + e.getMessage() + ")");
        }
    }

    void save(OracleFile oracle) {
        try {
            oracle.save();
        } catch (IOException e) {
            throw new BadInput(
                    "cannot write the oracle in " + folder + " (" + e.getMessage() + "); give another --oracle folder");
        }
    }

    List<String> notes() {
        return notes;
    }
}
