package dev.quintain.run.hunt;

import dev.quintain.finding.Finding;
import dev.quintain.finding.GeneratedTest;
import dev.quintain.finding.JavaCode;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What is unusual about the values that show a fault.
 *
 * @param nothing whether null is among them
 * @param unusualNumber whether a negative number or a very large one is
 * @param stub whether an object is that we made up, since nobody implements its type
 * @param theIndex whether the index is, that the exception complains of
 * @param bare whether the object was made by a constructor without parameters, and a field of it is still null
 * @param endless whether something that is endless by its name is called
 */
record Given(boolean nothing, boolean unusualNumber, boolean stub, boolean theIndex, boolean bare, boolean endless) {
    private static final Pattern TEXT = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"|'(?:[^'\\\\]|\\\\.)*'");
    private static final Pattern NULL = Pattern.compile("\\bnull\\b");
    private static final Pattern UNUSUAL =
            Pattern.compile("-\\s?\\d|\\bMIN_VALUE\\b|\\bMAX_VALUE\\b|\\b\\d{6,}[Lld]?\\b|NaN|INFINITY|, 0\\b|\\(0\\b");

    private static final Pattern INDEX = Pattern.compile("(?i)\\b(?:index|range)\\W{1,3}(-?\\d+)");
    private static final Pattern FIELD = Pattern.compile("because \"this\\.\\w+\" is null$");
    private static final Pattern BARE = Pattern.compile("new [\\w.$]+(?:<>)?\\(\\)");
    private static final Pattern ENDLESS = Pattern.compile("\\.(?:loop\\w*|cycle|forever|infinite\\w*)\\(");

    static Given in(Finding finding) {
        String code = TEXT.matcher(code(finding)).replaceAll("\"\"");
        GeneratedTest test = finding.test();
        String message = Objects.requireNonNullElse(finding.thrown().message(), "");
        return new Given(
                NULL.matcher(code).find(),
                UNUSUAL.matcher(code).find(),
                test != null && test.stubs(),
                isIndexGiven(message, code),
                BARE.matcher(code).find() && FIELD.matcher(message).find(),
                ENDLESS.matcher(code).find());
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
