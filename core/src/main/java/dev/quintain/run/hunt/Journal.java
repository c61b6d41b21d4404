package dev.quintain.run.hunt;

import dev.quintain.subject.BadInput;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/** What a hunt has brought back so far, on disk: whoever ends it, and however, the rest can be done later. */
final class Journal {
    private static final String NAME = "hunt.journal";
    private static final ObjectInputFilter FILTER =
            ObjectInputFilter.Config.createFilter("dev.quintain.**;java.lang.*;java.util.*;java.math.*;java.time.*;!*");

    private final Path file;
    private final List<JobResult> earlier;

    private Journal(Path file, List<JobResult> earlier) {
        this.file = file;
        this.earlier = List.copyOf(earlier);
    }

    /** What a hunt is about: only the same can be gone on with. */
    private record Head(long seed, List<String> classes) implements Serializable {}

    /** Begins a new one in place of another. */
    static Journal begin(Path folder, long seed, List<String> classes) throws IOException {
        Path file = folder.resolve(NAME);
        Files.deleteIfExists(file);
        var journal = new Journal(file, List.of());
        journal.append(new Head(seed, List.copyOf(classes)));
        return journal;
    }

    /** Goes on with one. */
    static Journal resume(Path folder, long seed, List<String> classes) throws IOException {
        Path file = folder.resolve(NAME);
        if (!Files.exists(file)) {
            throw new BadInput("there is nothing to go on with in " + folder
                    + ": no hunt there was ended early; leave --resume out to begin one");
        }
        List<Serializable> entries = read(file);
        if (entries.isEmpty() || !entries.get(0).equals(new Head(seed, List.copyOf(classes)))) {
            throw new BadInput("the hunt in " + folder
                    + " was of other classes or had another seed; give the same, or leave --resume out");
        }
        var results = new ArrayList<JobResult>();
        entries.subList(1, entries.size()).forEach(entry -> results.add((JobResult) entry));
        // Without what was only half written.
        Journal whole = begin(folder, seed, classes);
        for (JobResult result : results) {
            whole.add(result);
        }
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

    /** All that is whole: what was being written when the end came is not. */
    private static List<Serializable> read(Path file) throws IOException {
        var entries = new ArrayList<Serializable>();
        try (var data = new DataInputStream(Files.newInputStream(file))) {
            while (true) {
                byte[] bytes = data.readNBytes(data.readInt());
                entries.add(entry(bytes));
            }
        } catch (EOFException e) {
            return entries;
        }
    }

    private static Serializable entry(byte[] bytes) throws IOException {
        try (var objects = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            objects.setObjectInputFilter(FILTER);
            return (Serializable) objects.readObject();
        } catch (ClassNotFoundException e) {
            throw new IOException("it is of another version of quintain", e);
        }
    }
}
