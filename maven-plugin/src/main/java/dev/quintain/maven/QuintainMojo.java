package dev.quintain.maven;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.descriptor.PluginDescriptor;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;

/**
 * What all goals do: put what Maven knows of the project into the words of the command line, run it, show what it prints,
 * and fail the build as asked.
 */
// Maven sets the fields.
@SuppressWarnings("NullAway.Init")
abstract class QuintainMojo extends AbstractMojo {
    private static final int FINDINGS = 1;
    private static final int BAD_INPUT = 2;

    /** Do nothing. */
    @Parameter(property = "quintain.skip", defaultValue = "false")
    private boolean skip;

    /** Whether findings fail the build. For hunt, the option fail-on says from which rank on. */
    @Parameter(property = "quintain.fail", defaultValue = "true")
    private boolean fail;

    /**
     * Options of the command line by their names, without the dashes: {@code <time>2m</time>}. Each can also be given as
     * a property, {@code -Dquintain.time=2m}; an option that takes no value is given as {@code true}.
     */
    @Parameter
    private Map<String, String> options = Map.of();

    /** What to test: class names and packages (com.acme.*, with sub-packages com.acme..*). Default: all classes. */
    @Parameter(property = "quintain.classes")
    private List<String> classes = List.of();

    /** Where results go. Default: a folder for each goal in target/quintain. */
    @Parameter(property = "quintain.out")
    private File out;

    @Parameter(defaultValue = "${project}", readonly = true, required = true)
    private MavenProject project;

    @Parameter(defaultValue = "${session}", readonly = true, required = true)
    private MavenSession session;

    @Parameter(defaultValue = "${plugin}", readonly = true, required = true)
    private PluginDescriptor plugin;

    @Parameter(defaultValue = "${mojoExecution}", readonly = true, required = true)
    private MojoExecution execution;

    @Override
    public final void execute() throws MojoExecutionException, MojoFailureException {
        if (skip) {
            getLog().info("skipped: quintain.skip is set");
        } else if (!has(mainClasses(), ".class")) {
            getLog().info("nothing to do: no classes in " + relative(mainClasses()));
        } else if (!missing().isEmpty()) {
            getLog().info("nothing to do: " + missing());
        } else if (isFirstTime()) {
            carryOut();
        } else {
            done();
        }
    }

    /** The words after the name of the command that are neither common to all goals nor the user's. */
    abstract List<String> words() throws MojoExecutionException;

    /** What the project lacks that the goal is about; empty if it lacks nothing. */
    String missing() {
        return "";
    }

    /** Options that the goal gives itself. */
    Set<String> own() {
        return Set.of("classpath", "out");
    }

    /** After the command has run, or was found to have run in this build. */
    void done() throws MojoExecutionException {}

    // A goal that is called by hand has everything up to it done first, and that may include this one.
    private boolean isFirstTime() {
        @SuppressWarnings("unchecked")
        Map<Object, Object> context = getPluginContext();
        return context.put(execution.getGoal() + " " + execution.getExecutionId(), true) == null;
    }

    private void carryOut() throws MojoExecutionException, MojoFailureException {
        var words = new ArrayList<String>();
        words.add(execution.getGoal());
        words.addAll(List.of("--out", results().toString()));
        words.addAll(new Words()
                .plus(options)
                .plus(project.getProperties())
                .plus(session.getUserProperties())
                .without(own())
                .typed());
        words.addAll(words());
        getLog().debug("quintain " + String.join(" ", words));
        var complaints = new ArrayList<String>();
        int exitCode = run(words, complaints);
        done();
        judge(exitCode, String.join("; ", complaints));
    }

    private int run(List<String> words, List<String> complaints) throws MojoExecutionException {
        try {
            Files.createDirectories(results());
            return Tool.unpack(archive(), target().resolve("quintain").resolve("tool"))
                    .run(words, project.getBasedir().toPath(), getLog()::info, line -> {
                        if (line.startsWith("quintain: ")) {
                            complaints.add(line.substring("quintain: ".length()));
                        } else {
                            getLog().info(line);
                        }
                    });
        } catch (IOException e) {
            throw new MojoExecutionException("cannot run quintain (" + e.getMessage() + ")", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new MojoExecutionException("interrupted", e);
        }
    }

    private void judge(int exitCode, String complaint) throws MojoExecutionException, MojoFailureException {
        if (exitCode == FINDINGS && fail) {
            throw new MojoFailureException("quintain " + execution.getGoal() + " has findings, see above; report: "
                    + relative(report()) + " (-Dquintain.fail=false lets the build pass)");
        } else if (exitCode == FINDINGS) {
            getLog().warn("findings, see above; report: " + relative(report()));
        } else if (exitCode == BAD_INPUT) {
            throw new MojoExecutionException("quintain " + execution.getGoal() + ": "
                    + (complaint.isEmpty() ? "could not test anything, see above" : complaint));
        } else if (exitCode != 0) {
            throw new MojoExecutionException("quintain " + execution.getGoal() + " ended with " + exitCode
                    + (complaint.isEmpty() ? "" : ": " + complaint));
        } else if (!complaint.isEmpty()) {
            getLog().warn(complaint);
        }
    }

    private Path archive() throws MojoExecutionException {
        return plugin.getArtifacts().stream()
                .filter(artifact -> "tool".equals(artifact.getClassifier()))
                .map(Artifact::getFile)
                .map(File::toPath)
                .findFirst()
                .orElseThrow(() -> new MojoExecutionException("the plugin has lost its tool; install it again"));
    }

    private Path report() {
        Path page = results().resolve("report.html");
        return Files.exists(page) ? page : results();
    }

    /** Whether there are such files in a folder, or below. */
    static boolean has(Path folder, String ending) {
        if (!Files.isDirectory(folder)) {
            return false;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.anyMatch(file -> file.toString().endsWith(ending));
        } catch (IOException | UncheckedIOException e) {
            return false;
        }
    }

    /** As people would type it in the folder of the project. */
    final Path relative(Path path) {
        Path base = session.getRequest().getBaseDirectory() == null
                ? project.getBasedir().toPath()
                : Path.of(session.getRequest().getBaseDirectory());
        return path.startsWith(base) ? base.relativize(path) : path;
    }

    final MavenProject project() {
        return project;
    }

    final List<String> classes() {
        return classes;
    }

    final Path results() {
        return out == null ? target().resolve("quintain").resolve(execution.getGoal()) : out.toPath();
    }

    final Path target() {
        return Path.of(project.getBuild().getDirectory());
    }

    final Path mainClasses() {
        return Path.of(project.getBuild().getOutputDirectory());
    }

    final Path testClasses() {
        return Path.of(project.getBuild().getTestOutputDirectory());
    }

    /** Folders and jars of the project and what it needs. */
    final String classPath(boolean tests, Path... but) throws MojoExecutionException {
        try {
            var all = new LinkedHashSet<>(project.getCompileClasspathElements());
            all.addAll(tests ? project.getTestClasspathElements() : project.getRuntimeClasspathElements());
            Set<Path> left = Set.of(but);
            // Not all folders are there: a project may have no tests.
            return String.join(
                    File.pathSeparator,
                    all.stream()
                            .filter(entry -> Files.exists(Path.of(entry)) && !left.contains(Path.of(entry)))
                            .toList());
        } catch (DependencyResolutionRequiredException e) {
            throw new MojoExecutionException("cannot tell the class path of " + project.getName(), e);
        }
    }

    /** What is tested, for commands that end with it. */
    final List<String> subjects() {
        return classes.isEmpty() ? List.of(mainClasses().toString()) : classes;
    }

    /** The words of commands that need no more than the class path and what is tested. */
    final List<String> classPathAndSubjects() throws MojoExecutionException {
        return Stream.concat(Stream.of("--classpath", classPath(false)), subjects().stream())
                .toList();
    }
}
