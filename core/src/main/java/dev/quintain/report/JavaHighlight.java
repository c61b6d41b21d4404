package dev.quintain.report;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Java source as HTML in which comments, texts, keywords and numbers stand out. */
final class JavaHighlight {
    private static final Pattern TOKEN = Pattern.compile("(?<c>/\\*(?s:.*?)\\*/|//[^\\n]*)"
            + "|(?<s>\"(?:[^\"\\\\\\n]|\\\\.)*\"|'(?:[^'\\\\\\n]|\\\\.)*')"
            + "|(?<k>@\\w+|\\b(?:assert|boolean|byte|case|catch|char|class|do|double|else|extends|false|final|finally|float"
            + "|for|if|implements|import|instanceof|int|interface|long|new|null|package|private|public|return|short|static"
            + "|super|switch|this|throw|throws|true|try|var|void|while)\\b)"
            + "|(?<n>\\b\\d[\\w.]*)");

    private JavaHighlight() {}

    static String of(String source) {
        var html = new StringBuilder();
        Matcher token = TOKEN.matcher(source);
        int from = 0;
        while (token.find()) {
            html.append(Html.escape(source.substring(from, token.start())))
                    .append("<span class=\"")
                    .append(kind(token))
                    .append("\">")
                    .append(Html.escape(token.group()))
                    .append("</span>");
            from = token.end();
        }
        return html.append(Html.escape(source.substring(from))).toString();
    }

    private static String kind(Matcher token) {
        return token.group("c") != null ? "c" : token.group("s") != null ? "s" : token.group("k") != null ? "k" : "n";
    }
}
