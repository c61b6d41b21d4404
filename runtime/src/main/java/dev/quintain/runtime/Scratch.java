package dev.quintain.runtime;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The one folder in which code under test may change files. It answers by reading only, so no hook leads back here.
 *
 * <p>A path is judged by where it leads: links on the way are followed by the file system, not cut out as text, because
 * {@code scratch/link/../file} lies beside what the link points to.
 */
final class Scratch {
    private static final int LINKS_FOLLOWED = 16;

    private final Path root;
    private final FileSystem fileSystem;
    private final Path nullDevice;

    /** @throws IOException if there is no such folder */
    Scratch(Path folder) throws IOException {
        root = folder.toRealPath();
        fileSystem = root.getFileSystem();
        nullDevice = fileSystem.getPath("/dev/null");
    }

    /** Whether the entry itself, even if it is a link, may be made, removed or moved. */
    boolean permitsEntry(Path path) {
        // A path of another file system (a zip file's, or one of the code under test) changes nothing here.
        return path.getFileSystem() != fileSystem || isInside(entry(path.toAbsolutePath()));
    }

    /** Whether what the path leads to may be written. */
    boolean permitsContent(Path path) {
        if (path.getFileSystem() != fileSystem || path.equals(nullDevice)) {
            return true;
        }
        Path entry = entry(path.toAbsolutePath());
        for (int links = 0; isInside(entry); links++) {
            Path target = linkTarget(entry);
            if (target == null) {
                return true;
            }
            if (links == LINKS_FOLLOWED) {
                return false;
            }
            entry = entry(entry.resolveSibling(target));
        }
        return false;
    }

    private boolean isInside(Path entry) {
        return entry.startsWith(root) && !entry.equals(root);
    }

    /** The path with the links on the way to its last name followed. */
    private static Path entry(Path absolute) {
        Path name = absolute.getFileName();
        Path parent = absolute.getParent();
        if (name == null || parent == null) {
            return absolute;
        }
        String last = name.toString();
        if (last.equals(".") || last.equals("..")) {
            return real(absolute);
        }
        return real(parent).resolve(name);
    }

    /** Where nothing is, the operating system will refuse the operation itself; the text is good enough then. */
    private static Path real(Path folder) {
        try {
            return folder.toRealPath();
        } catch (IOException missing) {
            return folder.normalize();
        }
    }

    /** Where a link leads, or null for what is no link. */
    private static Path linkTarget(Path entry) {
        try {
            return Files.isSymbolicLink(entry) ? Files.readSymbolicLink(entry) : null;
        } catch (IOException unreadable) {
            return null;
        }
    }
}
