package dev.quintain.report;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/**
 * Where source files are, as a code host names them: from the folder of the repository on.
 *
 * @param root folder of the repository, or where we were started if there is none
 * @param here where we were started: what a build with several modules tells them apart by
 * @param folders that have packages of source files
 */
public record SourceFolders(Path root, Path here, List<Path> folders) {
    public SourceFolders {
        folders = List.copyOf(folders);
    }

    /** Folders of source files as somebody in a folder sees them. */
    public static SourceFolders seenFrom(Path here, List<Path> folders) {
        Path start = here.toAbsolutePath().normalize();
        return new SourceFolders(
                repository(start),
                start,
                folders.stream()
                        .map(folder -> start.resolve(folder).normalize())
                        .toList());
    }

    private static Path repository(Path start) {
        for (Path folder = start; folder != null; folder = folder.getParent()) {
            if (Files.exists(folder.resolve(".git"))) {
                return folder;
            }
        }
        return start;
    }

    /** Tells reports on parts of a repository apart: {@code quintain/orders/}. */
    String category() {
        return "quintain/" + (here.equals(root) ? "" : names(root.relativize(here)) + "/");
    }

    /**
     * The path of a source file.
     *
     * @param file with its package: {@code com/acme/Order.java}; returned as it is if nobody knows where that is
     */
    String path(String file) {
        return folders.stream()
                .map(folder -> folder.resolve(file))
                .filter(each -> each.startsWith(root) && Files.exists(each))
                .findFirst()
                .map(each -> names(root.relativize(each)))
                .orElse(file);
    }

    private static String names(Path path) {
        return StreamSupport.stream(path.spliterator(), false)
                .map(Path::toString)
                .collect(Collectors.joining("/"));
    }
}
