package dev.quintain.run.hunt;

import dev.quintain.subject.BadInput;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InvalidClassException;
import java.io.InvalidObjectException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a hunt has brought back so far, on disk: whoever ends it, and however, the rest can be done later. */
final class Journal {
    private static final String NAME = "hunt.journal";
    /** Another whenever what is in it means something else, though it could still be read. */
    private static final int FORMAT = 3;
    /** What is damaged may ask for more memory than there is. */
    private static final ObjectInputFilter FILTER = ObjectInputFilter.Config.createFilter(
            "maxarray=10000000;dev.quintain.**;java.lang.*;java.util.*;java.math.*;java.time.*;!*");

    private final Path file;
    private final List<JobResult> earlier;

    private Journal(Path file, List<JobResult> earlier) {
        this.file = file;
        this.earlier = List.copyOf(earlier);
    }

    /** What a hunt is about: only the same can be gone on with. */
    private record Head(int format, long seed, List<String> classes) implements Serializable {
        Head {
            // Who reads takes this for what it is: the mark of another version.
            if (format != FORMAT) {
                throw new IllegalArgumentException("format " + format);
            }
        }

        static Head of(long seed, List<String> classes) {
            return new Head(FORMAT, seed, List.copyOf(classes));
        }
    }

    /** Begins a new one in place of another. */
    static Journal begin(Path folder, long seed, List<String> classes) throws IOException {
        return write(folder, Head.of(seed, classes), List.of());
    }

    /** Goes on with one. What cannot be gone on with stays as it is. */
    static Journal resume(Path folder, long seed, List<String> classes) throws IOException {
        Path file = folder.resolve(NAME);
        if (!Files.exists(file)) {
            throw new BadInput("there is nothing to go on with in " + folder
                    + ": no hunt there was ended early; leave --resume out to begin one");
        }
        List<Object> entries = read(file);
        Head head = Head.of(seed, classes);
        if (!entries.get(0).equals(head)) {
            throw new BadInput("the hunt in " + folder
                    + " was of other classes or had another seed; give the same, or leave --resume out");
        }
        // Without what was only half written.
        return write(
                folder,
                head,
                entries.stream().skip(1).map(JobResult.class::cast).toList());
    }

    /** All at once: whoever ends us meanwhile finds the old one. */
    private static Journal write(Path folder, Head head, List<JobResult> results) throws IOException {
        Path file = folder.resolve(NAME);
        Path fresh = folder.resolve(NAME + ".new");
        Files.deleteIfExists(fresh);
        var journal = new Journal(fresh, List.of());
        journal.append(head);
        for (JobResult result : results) {
            journal.append(result);
        }
        Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
        return new Journal(file, results);
    }

    /** What was brought back before it was interrupted. */
    List<JobResult> earlier() {
        return earlier;
    }

    void add(JobResult result) throws IOException {
        append(result);
    }

    /** When all is done, there is nothing to go on with. */
    void close() throws IOException {
        Files.deleteIfExists(file);
    }

    private void append(Serializable entry) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var objects = new ObjectOutputStream(bytes)) {
            objects.writeObject(entry);
        }
        var framed = new ByteArrayOutputStream();
        var data = new DataOutputStream(framed);
        data.writeInt(bytes.size());
        bytes.writeTo(data);
        Files.write(file, framed.toByteArray(), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    /** All that is whole, and at least the head: what was being written when the end came is not. */
    private static List<Object> read(Path file) {
        try (var data = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
            var entries =
                    new ArrayList<Object>(List.of(entry(Head.class, whole(data).orElseThrow())));
            for (Optional<byte[]> next = whole(data); next.isPresent(); next = whole(data)) {
                entries.add(entry(JobResult.class, next.get()));
            }
            return entries;
        } catch (InvalidClassException | InvalidObjectException | ClassNotFoundException e) {
            throw unreadable(file, "another version of quintain wrote it", "go on with that one");
        } catch (FileSystemException e) {
            throw unreadable(file, "it cannot be opened", "see to it that it can");
        } catch (IOException | RuntimeException e) {
            // Whatever is in the way of reading what we have not written.
            throw unreadable(file, "it is damaged", "restore it");
        }
    }

    private static BadInput unreadable(Path file, String why, String remedy) {
        return new BadInput("cannot go on with the hunt in " + file + ": " + why + "; " + remedy
                + ", or leave --resume out to begin anew");
    }

    /** The next entry; empty if nothing is left but what was half written, or the zeros of a machine that went down. */
    private static Optional<byte[]> whole(DataInputStream data) throws IOException {
        try {
            int size = data.readInt();
            byte[] bytes = data.readNBytes(size);
            return bytes.length == 0 || bytes.length < size ? Optional.empty() : Optional.of(bytes);
        } catch (EOFException e) {
            return Optional.empty();
        }
    }

    private static Object entry(Class<? extends Serializable> type, byte[] bytes)
            throws IOException, ClassNotFoundException {
        try (var objects = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            objects.setObjectInputFilter(FILTER);
            return type.cast(objects.readObject());
        }
    }
}
