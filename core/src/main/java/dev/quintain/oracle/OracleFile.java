package dev.quintain.oracle;

import dev.quintain.oracle.Answers.Answer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Answers in a text file made for version control: a line for each, sorted. Lines that cannot be read and comments stay
 * where they are, and a line that is there already is not touched, so that the difference of two versions is what was
 * said in between.
 */
public final class OracleFile {
    private static final String RIGHT = " ==> ";
    private static final String WRONG = " =/=> ";
    private static final Pattern TITLE = Pattern.compile("# Oracle of (\\S+?)[.:]?( .*)?");

    private final Path file;
    private final String className;
    private final Answers answers = new Answers();
    private List<String> lines = new ArrayList<>();

    private OracleFile(Path file, String className) {
        this.file = file;
        this.className = className;
    }

    /** A line that says nothing that can be understood. */
    public record Unreadable(int number, String text) {}

    /** Another class's answers lie where those of this one should. */
    public static final class OfAnotherClass extends IOException {
        OfAnotherClass(Path file, String found, String wanted) {
            super(file + " holds the oracle of " + found + ", not of " + wanted);
        }
    }

    /** The file in which a class's answers are kept. */
    public static Path in(Path folder, String className) {
        return folder.resolve(className + ".oracle");
    }

    /** Reads the answers for a class; there are none if there is no file. */
    public static OracleFile open(Path file, String className) throws IOException {
        var oracle = new OracleFile(file, className);
        if (Files.exists(file)) {
            oracle.lines = new ArrayList<>(Files.readAllLines(file));
            oracle.check();
            oracle.lines.forEach(line -> parse(line).ifPresent(oracle::add));
        }
        return oracle;
    }

    private void check() throws IOException {
        for (String line : lines) {
            Matcher title = TITLE.matcher(line);
            if (title.matches() && !title.group(1).equals(className)) {
                throw new OfAnotherClass(file, title.group(1), className);
            }
        }
    }

    private void add(Answer answer) {
        if (answer.right()) {
            answers.accept(answer.question(), answer.result());
        } else {
            answers.reject(answer.question(), answer.result());
        }
    }

    /** Begins with what is known of another class, such as the superclass. */
    public void inherit(OracleFile other) {
        other.answers.all().forEach(this::add);
    }

    public Answers answers() {
        return answers;
    }

    public List<Unreadable> unreadable() {
        var unreadable = new ArrayList<Unreadable>();
        for (int i = 0; i < lines.size(); i++) {
            if (!isComment(lines.get(i)) && parse(lines.get(i)).isEmpty()) {
                unreadable.add(new Unreadable(i + 1, lines.get(i)));
            }
        }
        return unreadable;
    }

    /** Writes beside the file and then puts it in place, so that at no moment anything is lost. */
    public void save() throws IOException {
        List<String> merged = merged();
        if (merged.equals(lines)) {
            return;
        }
        Files.createDirectories(file.toAbsolutePath().getParent());
        Path beside = file.resolveSibling(file.getFileName() + ".new");
        Files.write(beside, merged);
        Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        lines = merged;
    }

    private List<String> merged() {
        var missing = new TreeMap<String, Answer>();
        answers.all().forEach(answer -> missing.put(print(answer), answer));
        Map<String, Answer> all = new HashMap<>(missing);
        lines.forEach(missing::remove);
        var merged = new ArrayList<String>();
        if (lines.isEmpty() && !missing.isEmpty()) {
            merged.add("# Oracle of " + className + ". A line is an answer: calls ==> right result, or calls =/=> wrong"
                    + " result. Delete it and it is asked again.");
        }
        for (String line : lines) {
            boolean answer = !isComment(line) && parse(line).isPresent();
            if (answer) {
                var before = missing.headMap(line);
                merged.addAll(before.keySet());
                before.clear();
            }
            if (!answer || all.containsKey(line)) {
                merged.add(line);
            }
        }
        merged.addAll(missing.keySet());
        return merged;
    }

    private static String print(Answer answer) {
        return answer.question() + (answer.right() ? RIGHT : WRONG) + answer.result();
    }

    private static boolean isComment(String line) {
        return line.isBlank() || line.startsWith("#");
    }

    private static Optional<Answer> parse(String line) {
        if (isComment(line)) {
            return Optional.empty();
        }
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) == '"') {
                i = endOfString(line, i);
            } else if (line.charAt(i) == '\\') {
                i++; // the character '\"' opens no string
            } else if (line.startsWith(RIGHT, i)) {
                return answer(line, i, RIGHT, true);
            } else if (line.startsWith(WRONG, i)) {
                return answer(line, i, WRONG, false);
            }
        }
        return Optional.empty();
    }

    private static Optional<Answer> answer(String line, int at, String arrow, boolean right) {
        String question = line.substring(0, at);
        String result = line.substring(at + arrow.length());
        return question.isBlank() || result.isBlank()
                ? Optional.empty()
                : Optional.of(new Answer(question, result, right));
    }

    private static int endOfString(String line, int start) {
        int i = start + 1;
        while (i < line.length() && line.charAt(i) != '"') {
            i += line.charAt(i) == '\\' ? 2 : 1;
        }
        return i;
    }
}
