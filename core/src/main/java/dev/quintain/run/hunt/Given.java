package dev.quintain.run.hunt;

import dev.quintain.finding.Finding;
import dev.quintain.finding.GeneratedTest;
import dev.quintain.finding.JavaCode;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What is unusual about the values that show a fault.
 *
 * @param nothing whether null is among them
 * @param unusualNumber whether zero, a negative number or a very large one is
 * @param large whether a very large one is
 * @param extreme whether one of the largest or smallest is, or none at all
 * @param stub whether an object is that we made up, since nobody implements its type
 * @param theIndex whether the index is, that the exception complains of
 * @param unset whether a field of the object is still null
 * @param nothingByName whether something is that stands for null by its name
 * @param emptyByName whether something is that is empty by its name
 * @param endless whether something that is endless or very long, or waits, by its name is called
 * @param named whether the exception names one of them
 * @param closed whether something was closed before
 * @param itself whether an object was given to a method of itself, other than to be compared
 * @param equalityByName whether something has an equality of its own, by its name
 */
record Given(
        boolean nothing,
        boolean unusualNumber,
        boolean large,
        boolean extreme,
        boolean stub,
        boolean theIndex,
        boolean unset,
        boolean nothingByName,
        boolean emptyByName,
        boolean endless,
        boolean named,
        boolean closed,
        boolean itself,
        boolean equalityByName) {
    private static final Pattern TEXT = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"|'(?:[^'\\\\]|\\\\.)*'");
    private static final Pattern LITERAL = Pattern.compile(TEXT.pattern() + "|-?\\b\\d+\\b");
    private static final Pattern STUB = Pattern.compile("->|\\bstub\\(");
    /** With casts of either, and other values before it. */
    private static final Pattern ITSELF = Pattern.compile(
            "\\b([a-z]\\w*)\\)?\\.(?!equals\\(|compareTo\\()\\w+\\((?:[^;()]*, )?(?:\\([\\w.]+\\) )?\\1[,)]");

    private static final Pattern EQUALITY_BY_NAME =
            Pattern.compile("\\b\\w*(?:Identity|CaseInsensitive|IgnoreCase)\\w*");
    private static final Pattern NULL = Pattern.compile("\\bnull\\b");
    private static final Pattern UNUSUAL =
            Pattern.compile("-\\s?\\d|\\bM(?:IN|AX)(?:_VALUE)?\\b|\\b\\d{5,}[Lld]?\\b|NaN|INFINITY|, 0L?\\b|\\(0L?\\b");

    private static final Pattern LARGE = Pattern.compile("\\bM(?:IN|AX)(?:_VALUE)?\\b|\\b\\d{5,}[Lld]?\\b|INFINITY");
    private static final Pattern EXTREME =
            Pattern.compile("\\bM(?:IN|AX)_VALUE\\b|\\b\\d{9,10}\\b|\\b\\d{16,}L\\b|NaN|INFINITY");

    private static final Pattern INDEX = Pattern.compile("(?i)(?:index|range)\\W{1,3}?(-?\\d+)");
    private static final Pattern FIELD = Pattern.compile("because \"this\\.\\w+\" is null$");
    private static final Pattern NULL_BY_NAME = Pattern.compile("\\bNULL_|_NULL\\b|\\bnull[A-Z]|\\bNull[A-Z]");
    private static final Pattern EMPTY_BY_NAME =
            Pattern.compile("\\bEMPTY_|_EMPTY\\b|\\bEMPTY\\b|\\bempty[A-Z]\\w*\\(");
    private static final Pattern ENDLESS = Pattern.compile(
            "(?i)(?:\\.|\\bnew )(?:\\w*while\\w*|\\w*loop\\w*|cycle|forever|\\w*infinite\\w*|\\w*endless\\w*|\\w*permut\\w*|powerSet"
                    + "|sleep\\w*|wait|waitFor\\w*|await\\w*|acquire\\w*|park\\w*|\\w*timeout\\w*|ofDays|ofHours|ofMinutes)\\(");

    /** Something comes after it. */
    private static final Pattern CLOSING =
            Pattern.compile("\\.(?:close|closeQuietly|shutdown|shutdownNow|dispose|destroy)\\([^;]*\\);");

    static Given in(Finding finding) {
        String code = TEXT.matcher(code(finding)).replaceAll("\"\"");
        GeneratedTest test = finding.test();
        String message = Objects.requireNonNullElse(finding.thrown().message(), "");
        return new Given(
                NULL.matcher(code).find(),
                UNUSUAL.matcher(code).find(),
                LARGE.matcher(code).find(),
                EXTREME.matcher(code).find(),
                (test != null && test.stubs()) || STUB.matcher(code).find(),
                isIndexGiven(message, code),
                FIELD.matcher(message).find(),
                NULL_BY_NAME.matcher(code).find(),
                EMPTY_BY_NAME.matcher(code).find(),
                ENDLESS.matcher(code).find(),
                isNamed(message, code(finding)),
                CLOSING.matcher(TEXT.matcher(finding.reproducer()).replaceAll("\"\""))
                        .find(),
                ITSELF.matcher(code).find(),
                EQUALITY_BY_NAME.matcher(code).find());
    }

    /** Texts of a letter or two are in many messages by chance, unless they are set apart there. */
    private static boolean isNamed(String message, String code) {
        return LITERAL.matcher(code).results().map(MatchResult::group).anyMatch(literal -> {
            String value = literal.replaceAll("^[\"']|[\"']$", "");
            String bare =
                    value.length() < 3 ? "['\"\\[(<{]" + Pattern.quote(value) + "['\"\\])>}]" : Pattern.quote(value);
            return !value.isBlank()
                    && Pattern.compile("(?<!\\w)" + bare + "(?!\\w)")
                            .matcher(message)
                            .find();
        });
    }

    private static boolean isIndexGiven(String message, String code) {
        Matcher index = INDEX.matcher(message);
        return index.find()
                && Pattern.compile("[(,] ?" + index.group(1) + "[,)]")
                        .matcher(code)
                        .find();
    }

    private static String code(Finding finding) {
        GeneratedTest test = finding.test();
        // The test of what does not end has the call elsewhere.
        if (test == null || finding.rule().isByLimit()) {
            return finding.reproducer();
        }
        Stream<JavaCode> act =
                test.check() instanceof GeneratedTest.CopesOrRefuses copes ? Stream.of(copes.act()) : Stream.empty();
        return Stream.concat(test.arrange().stream(), act).map(JavaCode::brief).collect(Collectors.joining("; "));
    }
}
