package dev.quintain.maven;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.project.MavenProject;
import org.codehaus.plexus.util.xml.Xpp3Dom;
import org.eclipse.aether.resolution.DependencyResolutionException;

/** What Maven knows of the project that a goal is at work in, which may be one of many. */
record Module(MavenProject project, MavenSession session) {
    Path folder() {
        return project.getBasedir().toPath();
    }

    Path target() {
        return Path.of(project.getBuild().getDirectory());
    }

    Path mainClasses() {
        return Path.of(project.getBuild().getOutputDirectory());
    }

    Path testClasses() {
        return Path.of(project.getBuild().getTestOutputDirectory());
    }

    /** Folders and jars of the project and what it needs to run. */
    String classPath(Path... but) throws MojoExecutionException {
        try {
            return joined(project.getRuntimeClasspathElements(), Set.of(but));
        } catch (DependencyResolutionRequiredException e) {
            throw unresolved(e);
        }
    }

    /** Folders and jars of the project, its tests and what these need. */
    String testClassPath(Path... but) throws MojoExecutionException {
        try {
            return joined(project.getTestClasspathElements(), Set.of(but));
        } catch (DependencyResolutionRequiredException e) {
            throw unresolved(e);
        }
    }

    /** The same, with what it takes to run the tests. */
    String testClassPath(Repositories repositories, Path... but) throws MojoExecutionException {
        JUnitPlatform junit = JUnitPlatform.of(project.getArtifacts());
        List<String> missing = junit.missing();
        try {
            List<Path> found = missing.isEmpty() ? List.of() : repositories.jars(missing, junit.present());
            return Stream.concat(Stream.of(testClassPath(but)), found.stream().map(Path::toString))
                    .collect(Collectors.joining(File.pathSeparator));
        } catch (DependencyResolutionException e) {
            throw new MojoExecutionException(
                    "cannot run the tests of " + project.getName() + ": " + missing + " is in no repository", e);
        }
    }

    private String joined(List<String> entries, Set<Path> but) throws DependencyResolutionRequiredException {
        var all = new LinkedHashSet<>(entries);
        // What is provided is needed, too.
        all.addAll(project.getCompileClasspathElements());
        // Not all folders are there: a project may have no tests.
        return all.stream()
                .filter(entry -> Files.exists(Path.of(entry)) && !but.contains(Path.of(entry)))
                .collect(Collectors.joining(File.pathSeparator));
    }

    private MojoExecutionException unresolved(DependencyResolutionRequiredException e) {
        return new MojoExecutionException("cannot tell the class path of " + project.getName(), e);
    }

    /** The folders of sources as an option, if there are any. */
    Map<String, String> sources() {
        String folders = project.getCompileSourceRoots().stream()
                .filter(folder -> Files.isDirectory(Path.of(folder)))
                .collect(Collectors.joining(File.pathSeparator));
        return folders.isEmpty() ? Map.of() : Map.of("sources", folders);
    }

    /** Which JUnit tests are written for, as an option, if the project has an older one than is usual. */
    Map<String, String> junit() {
        return dependsOn("junit") && !dependsOn("org.junit.jupiter") ? Map.of("junit", "4") : Map.of();
    }

    /** Which release of Java tests are compiled for, as an option, if the project says so. */
    Map<String, String> release() {
        return Stream.of("testRelease", "release")
                .map(this::ofCompiler)
                .filter(release -> release.matches("[89]|[1-9][0-9]+"))
                .findFirst()
                .map(release -> Map.of("release", release))
                .orElse(Map.of());
    }

    private String ofCompiler(String parameter) {
        String property = "maven.compiler." + parameter;
        return Optional.ofNullable(project.getGoalConfiguration(
                        "org.apache.maven.plugins", "maven-compiler-plugin", null, "testCompile"))
                .map(configuration -> configuration.getChild(parameter))
                .map(Xpp3Dom::getValue)
                .or(() -> Optional.ofNullable(session.getUserProperties().getProperty(property)))
                .orElseGet(() -> project.getProperties().getProperty(property, ""));
    }

    /** How many JVMs test at once, as an option, where modules are built side by side: each has its share of the cores. */
    Map<String, String> workers() {
        int modules = Math.min(
                session.getRequest().getDegreeOfConcurrency(),
                session.getProjects().size());
        int share = Runtime.getRuntime().availableProcessors() / Math.max(1, modules);
        return modules > 1 ? Map.of("workers", String.valueOf(Math.max(1, share))) : Map.of();
    }

    private boolean dependsOn(String group) {
        return project.getArtifacts().stream().map(Artifact::getGroupId).anyMatch(group::equals);
    }

    /** Whether something that runs tests is among what the tests need. */
    boolean hasJUnit() {
        return project.getArtifacts().stream()
                .anyMatch(artifact -> artifact.getGroupId().equals("junit")
                        || artifact.getGroupId().startsWith("org.junit"));
    }

    boolean isOneOfMany() {
        return session.getProjects().size() > 1;
    }

    /** A folder that was asked for; modules that are given the same have one each in it. */
    Path own(Path asked) {
        Path resolved = folder().resolve(asked).normalize();
        return isOneOfMany() && !resolved.startsWith(folder()) ? resolved.resolve(uniqueName()) : resolved;
    }

    private String uniqueName() {
        Stream<MavenProject> namesakes = session.getProjects().stream()
                .filter(other -> other.getArtifactId().equals(project.getArtifactId()));
        return (namesakes.count() > 1 ? project.getGroupId() + "." : "") + project.getArtifactId();
    }

    /** As people would type it where they called Maven. */
    Path relative(Path path) {
        String called = session.getRequest().getBaseDirectory();
        Path base = called == null ? folder() : Path.of(called);
        return path.startsWith(base) ? base.relativize(path) : path;
    }
}
