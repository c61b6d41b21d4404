package dev.quintain.cli;

import picocli.CommandLine.IVersionProvider;

/** The version in the jar's manifest. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        String version = Version.class.getPackage().getImplementationVersion();
        return new String[] {
            "quintain " + (version == null ? "(not packaged)" : version) + " on Java " + Runtime.version()
        };
    }
}
