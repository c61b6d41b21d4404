package dev.quintain.verification.crash;

import java.nio.file.Path;
import java.util.List;

/** Runs whose results several tests look at, each made when it is first needed. */
final class Runs {
    static final String[] EXAMPLES = {"--cases", "10000", "--seed", "7", "--test-limit", "1s"};

    private static final Path FOLDER = CommandRun.OUT.resolve("runs");

    private Runs() {}

    static CommandRun blame() {
        return Blame.RUN;
    }

    static CommandRun shapes() {
        return Shapes.RUN;
    }

    static CommandRun examples() {
        return Examples.RUN;
    }

    static CommandRun runExamples(Path folder, String... more) {
        var arguments = new java.util.ArrayList<>(List.of(EXAMPLES));
        arguments.addAll(List.of(more));
        arguments.add(Subjects.examples().toString());
        return CommandRun.crash(folder, arguments.toArray(String[]::new));
    }

    private static final class Blame {
        static final CommandRun RUN = Zoo.run(FOLDER.resolve("blame"), List.of("zoo.blame.*"), "--test-limit", "1s");
    }

    /** An inner object of an inner object takes four calls. */
    private static final class Shapes {
        static final CommandRun RUN =
                Zoo.run(FOLDER.resolve("shapes"), List.of("zoo.shapes..*", "InTheDefaultPackage"), "--depth", "4");
    }

    private static final class Examples {
        static final CommandRun RUN = runExamples(FOLDER.resolve("examples"));
    }
}
