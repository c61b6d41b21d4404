package dev.quintain.maven;

import java.nio.file.Path;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.logging.Log;

/**
 * What the end of a command means for the build.
 *
 * @param report where people look next
 * @param complaint what the command said is wrong; empty if nothing
 */
record Verdict(String goal, int exitCode, String complaint, Path report) {
    private static final int FINDINGS = 1;
    private static final int BAD_INPUT = 2;
    private static final int SIGNALS = 128;

    /** Whether it came to an end of its own, with findings or without. */
    boolean isAnswer() {
        return exitCode <= FINDINGS;
    }

    /**
     * Says it, or fails the build.
     *
     * @param fail whether findings do that, and a run that tried nothing
     */
    void pass(boolean fail, Log log) throws MojoExecutionException, MojoFailureException {
        if (exitCode == FINDINGS && fail) {
            throw new MojoFailureException(found() + " (-Dquintain." + goal + ".fail=false lets the build pass)");
        } else if (exitCode == FINDINGS) {
            log.warn(found());
        } else if (isNothingToTest()) {
            log.info(complaint);
        } else if (isVoid() && !fail) {
            log.warn(trouble());
        } else if (exitCode != 0) {
            throw new MojoExecutionException(trouble());
        } else if (!complaint.isEmpty()) {
            log.warn(complaint);
        }
    }

    private String found() {
        return "quintain " + goal + " has findings; report: " + report;
    }

    // In some module of a large build there always is nothing.
    private boolean isNothingToTest() {
        return exitCode == BAD_INPUT && complaint.startsWith("nothing to test");
    }

    // Nobody is to blame for it, so that it is no mistake in what the build says.
    private boolean isVoid() {
        return exitCode == BAD_INPUT && complaint.isEmpty();
    }

    private String trouble() {
        String name = "quintain " + goal;
        if (exitCode > SIGNALS) {
            return name + " was ended early; what it found so far: " + report;
        }
        if (isVoid()) {
            return name + " could not test anything, see above";
        }
        String what = complaint.isEmpty() ? name + " ended with " + exitCode : name + ": " + inWordsOfMaven();
        return exitCode == BAD_INPUT ? what : what + "; what it found so far: " + report;
    }

    private String inWordsOfMaven() {
        return complaint.replace(
                "see quintain " + goal + " --help", "-Dquintain." + goal + ".help lists the options of this goal");
    }
}
