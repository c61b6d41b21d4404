package dev.quintain.engine.interleave;

import java.util.regex.Pattern;

/** Names for what the translation adds, which mean nothing else anywhere in the script. */
final class Names {
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
