package dev.quintain.run.hunt;

import dev.quintain.finding.Finding;
import dev.quintain.finding.GeneratedTest;
import dev.quintain.finding.JavaCode;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What is unusual about the values that show a fault.
 *
 * @param nothing whether null is among them
 * @param unusualNumber whether a negative number or a very large one is
 * @param stub whether an object is that we made up, since nobody implements its type
 */
record Given(boolean nothing, boolean unusualNumber, boolean stub) {
    private static final Pattern TEXT = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"|'(?:[^'\\\\]|\\\\.)*'");
    private static final Pattern NULL = Pattern.compile("\\bnull\\b");
    private static final Pattern UNUSUAL =
            Pattern.compile("-\\s?\\d|\\bMIN_VALUE\\b|\\bMAX_VALUE\\b|\\b\\d{6,}[Lld]?\\b|NaN|INFINITY|, 0\\b|\\(0\\b");

    static Given in(Finding finding) {
        String code = TEXT.matcher(code(finding)).replaceAll("\"\"");
        GeneratedTest test = finding.test();
        return new Given(NULL.matcher(code).find(), UNUSUAL.matcher(code).find(), test != null && test.stubs());
    }

    private static String code(Finding finding) {
        GeneratedTest test = finding.test();
        if (test == null) {
            return finding.reproducer();
        }
        Stream<JavaCode> act =
                test.check() instanceof GeneratedTest.CopesOrRefuses copes ? Stream.of(copes.act()) : Stream.empty();
        return Stream.concat(test.arrange().stream(), act).map(JavaCode::brief).collect(Collectors.joining("; "));
    }
}
