package dev.quintain.maven;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.toolchain.Toolchain;
import org.apache.maven.toolchain.ToolchainManager;

/** The JDK that runs the code under test, if the build says that it is another one than Maven's. */
record Jdk(ToolchainManager toolchains, MavenSession session) {
    private static final String TYPE = "jdk";

    /**
     * In words of the command line, if there is one.
     *
     * @param wanted what toolchains.xml must say of it; if empty, the one that was chosen for the whole build
     */
    List<String> option(Map<String, String> wanted) throws MojoExecutionException {
        Optional<Toolchain> toolchain = wanted.isEmpty()
                ? Optional.ofNullable(toolchains.getToolchainFromBuildContext(TYPE, session))
                : Optional.of(first(wanted));
        return toolchain
                .map(found -> found.findTool("java"))
                .map(java ->
                        List.of("--java", Path.of(java, "..", "..").normalize().toString()))
                .orElse(List.of());
    }

    private Toolchain first(Map<String, String> wanted) throws MojoExecutionException {
        return toolchains.getToolchains(session, TYPE, wanted).stream()
                .findFirst()
                .orElseThrow(() -> new MojoExecutionException("no JDK in toolchains.xml has " + wanted));
    }
}
