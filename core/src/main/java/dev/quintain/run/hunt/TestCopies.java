package dev.quintain.run.hunt;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Test files that jobs wrote, in one folder. Where several have the same name, as those of the rounds for a class have, each later
 * one gets a number, as parts of a large suite do.
 *
 * @param classesIn the simple names that a package has already, besides those of tests here
 */
record TestCopies(Path to, Function<String, Set<String>> classesIn) {
    /** Tests of faults are written anew from the data, once for each. */
    private static final Pattern OF_WHOLE_FILES =
            Pattern.compile("(\\w*(?:RegressionTest|InjectTest|CheckTest))\\d*\\.java");

    /** Adds what a job wrote, if it wrote any. */
    void add(Path from) throws IOException {
        if (!Files.isDirectory(from)) {
            return;
        }
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                Matcher name = OF_WHOLE_FILES.matcher(file.getFileName().toString());
                if (name.matches()) {
                    add(file, from.relativize(file), name.group(1));
                }
            }
        }
    }

    private void add(Path file, Path path, String unnumbered) throws IOException {
        Path target = to.resolve(path.toString());
        Files.createDirectories(target.getParent());
        if (!Files.exists(target)) {
            Files.copy(file, target);
            return;
        }
        String free = free(path, unnumbered);
        Files.writeString(target.resolveSibling(free + ".java"), renamed(file, free));
    }

    private String free(Path path, String unnumbered) {
        Path folder = path.getParent();
        Set<String> taken = classesIn.apply(folder == null ? "" : String.join(".", names(folder)));
        Path beside = folder == null ? to : to.resolve(folder.toString());
        return IntStream.iterate(2, i -> i + 1)
                .mapToObj(i -> unnumbered + i)
                .filter(name -> !taken.contains(name) && !Files.exists(beside.resolve(name + ".java")))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> names(Path folder) {
        return IntStream.range(0, folder.getNameCount())
                .mapToObj(i -> folder.getName(i).toString())
                .toList();
    }

    /** Tests name their own class where they look for it on the stack. */
    private static String renamed(Path file, String name) throws IOException {
        String old = file.getFileName().toString().replaceFirst("\\.java$", "");
        return Pattern.compile("(?<![\\w.$])" + Pattern.quote(old) + "(?![\\w$])")
                .matcher(Files.readString(file))
                .replaceAll(name);
    }
}
