package dev.quintain.engine.interleave;

import java.util.Collection;
import java.util.regex.Pattern;
import javax.lang.model.SourceVersion;

/** Names for what the translation adds, which mean nothing else anywhere in the script. */
final class Names {
    private static final String SIMPLE =
            "(-?[\\d.]+[LlFfDd]?|true|false|null|\"(\\\\.|[^\"\\\\])*+\"|'(\\\\.|[^'\\\\])++')";

    /** What has the same value whenever it is evaluated. */
    private static final Pattern LITERAL =
            Pattern.compile(SIMPLE + "|new \\w+\\[\\]\\s*\\{\\s*(" + SIMPLE + "(\\s*,\\s*" + SIMPLE + ")*)?\\s*\\}");

    private final String script;

    Names(String script) {
        this.script = script;
    }

    String free(String wanted) {
        String name = wanted;
        while (Pattern.compile("(?<!#)\\b" + name + "\\b").matcher(script).find()) {
            name += "_";
        }
        return name;
    }

    /** A variable after the name that the script has for something else, which is no variable of the script's. */
    String variable(String name, Collection<String> taken) {
        String base = SourceVersion.isName(name) && !name.contains(".") ? name : "wakeTimes";
        String java = script.replaceAll("#wakeCheck\\s+\\w+|//.*|<\\w+>", "");
        boolean mentioned = Pattern.compile("\\b" + base + "\\b").matcher(java).find();
        String variable = mentioned ? free(base + "Times") : base;
        for (int number = 2; taken.contains(variable); number++) {
            variable = base + number;
        }
        return variable;
    }

    static boolean isLiteral(String expression) {
        return LITERAL.matcher(expression).matches();
    }

    /** A class name after the script's file: {@code readers-writers.conan} gives {@code ReadersWriters}. */
    static String ofClass(String file) {
        String base = file.replaceFirst("\\.[^.]*$", "");
        var name = new StringBuilder();
        for (String word : base.split("[^\\p{Alnum}]+")) {
            if (!word.isEmpty()) {
                name.append(Character.toUpperCase(word.charAt(0))).append(word.substring(1));
            }
        }
        return name.isEmpty() || !Character.isJavaIdentifierStart(name.charAt(0)) ? "Script" + name : name.toString();
    }
}
