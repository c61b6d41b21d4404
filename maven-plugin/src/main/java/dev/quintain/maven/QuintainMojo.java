package dev.quintain.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.inject.Inject;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.descriptor.MojoDescriptor;
import org.apache.maven.plugin.descriptor.PluginDescriptor;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.apache.maven.toolchain.ToolchainManager;

/**
 * What all goals do: put what Maven knows of the project into the words of the command line, run it, show what it prints,
 * and fail the build as asked.
 */
// Maven sets the fields.
@SuppressWarnings("NullAway.Init")
abstract class QuintainMojo extends AbstractMojo {
    private static final String BY_HAND = "default-cli";
    private static final String COMPLAINT = "quintain: ";

    /** Do nothing. */
    @Parameter(property = "quintain.skip", defaultValue = "false")
    private boolean skip;

    /** Whether findings fail the build. For hunt, the option fail-on says from which rank on. */
    @Parameter(property = "quintain.fail", defaultValue = "true")
    private boolean fail;

    /**
     * Options of the command line by their names, without the dashes: {@code <time>2m</time>}, or for one goal alone
     * {@code <hunt.time>2m</hunt.time>}. Each can also be given as a property, {@code -Dquintain.time=2m} for every goal of the build or {@code -Dquintain.hunt.time=2m} for one; an
     * option that takes no value is given as {@code true}.
     */
    @Parameter
    private Map<String, String> options = Map.of();

    /** What to test: class names and packages (com.acme.*, with sub-packages com.acme..*). Default: all classes. */
    @Parameter(property = "quintain.classes")
    private List<String> classes = List.of();

    /**
     * Where results go. Default: a folder for each goal in target/quintain. Where several modules are given the same
     * folder, each has one of its own in it.
     */
    @Parameter(property = "quintain.out")
    private File out;

    /**
     * Which JDK of toolchains.xml runs the code under test, such as {@code <version>21</version>}. Default: the one that
     * the toolchains plugin has chosen, else the one that runs Maven.
     */
    @Parameter
    private Map<String, String> jdkToolchain = Map.of();

    @Parameter(defaultValue = "${project}", readonly = true, required = true)
    private MavenProject project;

    @Parameter(defaultValue = "${session}", readonly = true, required = true)
    private MavenSession session;

    @Parameter(defaultValue = "${plugin}", readonly = true, required = true)
    private PluginDescriptor plugin;

    @Parameter(defaultValue = "${mojoExecution}", readonly = true, required = true)
    private MojoExecution execution;

    @Inject
    private ToolchainManager toolchains;

    private Words said = new Words("");

    @Override
    public final void execute() throws MojoExecutionException, MojoFailureException {
        said = new Words(goal());
        usual().forEach(said::plus);
        said.plus(options).plus(project.getProperties()).plus(session.getUserProperties());
        if (flag("skip", skip)) {
            getLog().info("skipped: quintain.skip is set");
            return;
        }
        String missing = missing();
        if (!missing.isEmpty()) {
            getLog().info("nothing to do: " + missing);
        } else if (isFirstTime()) {
            carryOut();
        } else {
            getLog().info("done before in this build");
            done();
        }
    }

    /** The words after the name of the command that are neither common to all goals nor the user's. */
    abstract List<String> arguments() throws MojoExecutionException;

    /** What the project lacks that the goal is about; empty if it lacks nothing. */
    String missing() throws MojoExecutionException {
        String classes = missingClasses();
        return classes.isEmpty() && subjects().isEmpty()
                ? "no " + String.join(", ", classes()) + " in this module"
                : classes;
    }

    /** The same for goals that take all classes. */
    final String missingClasses() throws MojoExecutionException {
        Path classes = module().mainClasses();
        return hasClasses(classes) ? "" : "no classes in " + module().relative(classes);
    }

    /** Whether users may say which classes it is about. */
    boolean takesClasses() {
        return true;
    }

    /** Options that the goal sets itself. */
    Set<String> own() {
        return Set.of("classpath");
    }

    /** Options that the project answers, unless the user does. */
    List<Map<String, String>> usual() {
        return List.of();
    }

    /** After the command has run, or was found to have run in this build. */
    void done() throws MojoExecutionException {}

    // A goal that is called by hand has everything up to it done first, and that may include this one. Who calls a goal
    // that is bound as well means one run.
    @SuppressWarnings("unchecked")
    private boolean isFirstTime() {
        Map<Object, Object> context = getPluginContext();
        var before = (Set<Object>) context.computeIfAbsent(goal(), goal -> new HashSet<>());
        String id = executionId();
        boolean again = before.contains(id) || before.contains(BY_HAND) || (id.equals(BY_HAND) && !before.isEmpty());
        before.add(id);
        return !again;
    }

    private void carryOut() throws MojoExecutionException, MojoFailureException {
        warn();
        var words = new ArrayList<>(List.of(goal(), "--out", results().toString()));
        words.addAll(said.typed(own()));
        words.addAll(jdk());
        words.addAll(arguments());
        getLog().debug("quintain " + String.join(" ", words));
        Verdict verdict = run(words);
        if (verdict.isAnswer()) {
            done();
        }
        verdict.pass(flag("fail", fail), getLog());
    }

    // Not among what is usual: the toolchain that is asked for may be missing where the goal is skipped.
    private List<String> jdk() throws MojoExecutionException {
        return said("java").isPresent() ? List.of() : new Jdk(toolchains, session).option(jdkToolchain);
    }

    // What is not taken should not go unnoticed.
    private void warn() {
        own().stream()
                .filter(name -> said.value(name).isPresent())
                .forEach(name -> getLog().warn("the option " + name + " is not taken: Maven knows it"));
        Set<String> goals =
                plugin.getMojos().stream().map(MojoDescriptor::getGoal).collect(Collectors.toSet());
        var options = new HashSet<>(this.options.keySet());
        options.addAll(Words.ours(project.getProperties()).keySet());
        options.addAll(Words.ours(session.getUserProperties()).keySet());
        Words.strays(options, goals)
                .forEach(name -> getLog().warn("quintain." + name + " is not taken: there is no such goal"));
        if (!takesClasses() && !classes().isEmpty()) {
            getLog().warn("quintain.classes is not taken: " + goal() + " is not about some classes alone");
        }
    }

    private Verdict run(List<String> words) throws MojoExecutionException {
        var complaints = new ArrayList<String>();
        try {
            Files.createDirectories(results());
            int exitCode = Tool.unpack(
                            archive(), module().target().resolve("quintain").resolve("tool"))
                    .run(words, module().folder(), getLog()::info, line -> {
                        if (line.startsWith(COMPLAINT)) {
                            complaints.add(line.substring(COMPLAINT.length()));
                        } else {
                            getLog().info(line);
                        }
                    });
            return new Verdict(goal(), exitCode, String.join("; ", complaints), module().relative(report()));
        } catch (IOException e) {
            throw new MojoExecutionException("cannot run quintain (" + e.getMessage() + ")", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new MojoExecutionException("interrupted", e);
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

    private String goal() {
        return execution.getGoal();
    }

    final String executionId() {
        return execution.getExecutionId();
    }

    final Module module() {
        return new Module(project, session);
    }

    final Path results() {
        return said("out")
                .or(() -> Optional.ofNullable(out).map(File::toString))
                .map(asked -> module().own(Path.of(asked)))
                .orElse(module().target().resolve("quintain").resolve(goal()));
    }

    final List<String> classes() {
        return list("classes", classes);
    }

    /** What is tested, for commands that end with it; of a build with several modules, each tests its own. */
    final List<String> subjects() {
        Path all = module().mainClasses();
        return classes().isEmpty()
                ? List.of(all.toString())
                : classes().stream()
                        .filter(name -> !module().isOneOfMany() || new Asked(name).isIn(all))
                        .toList();
    }

    /** The words of commands that need no more than the class path and what is tested. */
    final List<String> classPathAndSubjects() throws MojoExecutionException {
        return Stream.concat(Stream.of("--classpath", module().classPath()), subjects().stream())
                .toList();
    }

    /** What was said in a property or among the options. */
    final Optional<String> said(String name) {
        return said.value(name);
    }

    /** The same, or else what is configured. */
    final boolean flag(String name, boolean configured) {
        return said(name).map(value -> !value.equals("false")).orElse(configured);
    }

    /** The same, or else what is configured. */
    final List<String> list(String name, List<String> configured) {
        return said(name)
                .map(value -> Arrays.stream(value.split(","))
                        .map(String::strip)
                        .filter(each -> !each.isEmpty())
                        .toList())
                .orElse(configured);
    }

    /** Whether there are classes in a folder, or below. */
    static boolean hasClasses(Path folder) throws MojoExecutionException {
        try {
            return new Folder(folder).hasClasses();
        } catch (IOException e) {
            throw new MojoExecutionException("cannot read " + folder + " (" + e.getMessage() + ")", e);
        }
    }
}
