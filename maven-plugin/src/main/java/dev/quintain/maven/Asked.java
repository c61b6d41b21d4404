package dev.quintain.maven;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What a user has asked for: a class or a package, as the command line has them.
 *
 * @param name {@code com.acme.Order}, {@code com.acme.*}, {@code com.acme..*}
 */
record Asked(String name) {
    /** Whether a folder of classes has it: of a build with several modules, not all have. */
    boolean isIn(Path classes) {
        if (name.endsWith(".*")) {
            Path folder = classes.resolve(name.replaceFirst("\\.+\\*$", "").replace('.', '/'));
            return hasClasses(folder);
        }
        return isClass(classes, name.replace('.', '/'));
    }

    // Nested classes are written with dots, too.
    private static boolean isClass(Path classes, String path) {
        int slash = path.lastIndexOf('/');
        return Files.exists(classes.resolve(path + ".class"))
                || (slash > 0 && isClass(classes, path.substring(0, slash) + "$" + path.substring(slash + 1)));
    }

    private static boolean hasClasses(Path folder) {
        try {
            return new Folder(folder).hasClasses();
        } catch (IOException e) {
            // The command line will say what is wrong with it.
            return true;
        }
    }
}
