package dev.quintain.run.inject;

import dev.quintain.bytecode.CallSite;
import dev.quintain.bytecode.ClassSites;
import dev.quintain.bytecode.SiteRules;
import dev.quintain.subject.BadInput;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.JavaHome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Adds probes to classes ahead of time. Those that need none are not written: a class path finds the originals. */
public final class InstrumentRun {
    /** Which call has which number: what {@code inject} compares with what it reads itself. */
    private static final String TABLE = "META-INF/quintain/calls.txt";

    private final List<Path> classes;
    private final List<Path> classPath;
    private final SiteRules rules;

    public InstrumentRun(List<Path> classes, List<Path> classPath, SiteRules rules) {
        this.classes = List.copyOf(classes);
        this.classPath = List.copyOf(classPath);
        this.rules = rules;
    }

    /**
     * What was written.
     *
     * @param calls how many calls have probes
     * @param written how many classes
     * @param untouched how many classes need none
     */
    public record Written(int calls, int written, int untouched) {}

    public Written run(Path to) {
        ProjectReader.check("the classes", classes);
        var all = new ArrayList<>(classes);
        all.addAll(classPath);
        var reader = new ProjectReader(ClassPath.of(all, JavaHome.ours()), classes, JavaHome.ours(), rules);
        List<ClassSites> sites = reader.sites();
        try {
            int written = 0;
            for (ClassSites type : sites) {
                Optional<byte[]> rewritten = reader.rewritten(type);
                if (rewritten.isPresent()) {
                    Path file = to.resolve(type.className().replace('.', '/') + ".class");
                    Files.createDirectories(file.getParent());
                    Files.write(file, rewritten.get());
                    written++;
                }
            }
            Path table = to.resolve(TABLE);
            Files.createDirectories(table.getParent());
            Files.writeString(table, table(sites));
            int calls = sites.stream().mapToInt(type -> type.sites().size()).sum();
            return new Written(calls, written, sites.size() - written);
        } catch (IOException e) {
            throw new BadInput("cannot write to " + to + " (" + e.getMessage() + "); choose another --to");
        }
    }

    private static String table(List<ClassSites> classes) {
        return classes.stream()
                .flatMap(type -> type.sites().stream())
                .map(InstrumentRun::line)
                .collect(Collectors.joining());
    }

    private static String line(CallSite site) {
        return site.number() + " " + site.className() + " " + site.method() + " " + site.line() + " " + site.owner()
                + "." + site.callee() + site.descriptor() + " " + site.ways() + "\n";
    }

    /** One clear line if a folder was not written for just these calls. */
    static void check(Path instrumented, List<ClassSites> classes) {
        Path table = instrumented.resolve(TABLE);
        try {
            if (Files.readString(table).equals(table(classes))) {
                return;
            }
        } catch (IOException e) {
            throw new BadInput(instrumented + " was not written by 'quintain inject instrument'; check --instrumented");
        }
        throw new BadInput(instrumented + " was written for other classes or with other options; run 'quintain inject"
                + " instrument' again");
    }
}
