package zoo.survives;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;

/** Deletes, moves or truncates a file that is not its own. Refused: files. */
public class DeletesFiles {
    public boolean deleteFile() {
        return Victim.file().toFile().delete();
    }

    public void deleteOnExit() {
        Victim.file().toFile().deleteOnExit();
    }

    public boolean deletePath() throws IOException {
        return Files.deleteIfExists(Victim.file());
    }

    public boolean rename() {
        return Victim.file().toFile().renameTo(new File("stolen"));
    }

    public void move() throws IOException {
        Files.move(Victim.file(), new File("stolen").toPath());
    }
}
