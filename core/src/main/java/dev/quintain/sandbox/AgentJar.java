package dev.quintain.sandbox;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

/** The jar for {@code -javaagent}: a manifest and nothing else, as the agent is on the worker's class path anyway. */
public final class AgentJar {
    private AgentJar() {}

    /** Writes the jar and says where it is. */
    public static Path writeInto(Path folder) throws IOException {
        Path jar = folder.resolve("agent.jar");
        try (OutputStream file = Files.newOutputStream(jar)) {
            new JarOutputStream(file, manifest()).close();
        }
        return jar;
    }

    private static Manifest manifest() {
        Manifest manifest = new Manifest();
        Attributes attributes = manifest.getMainAttributes();
        attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        attributes.putValue("Premain-Class", GuardAgent.class.getName());
        attributes.putValue("Can-Retransform-Classes", "true");
        return manifest;
    }
}
