package dev.quintain.engine.interleave;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a script has for the top of its driver.
 *
 * @param packageName empty if there is none
 * @param declaration of the package, as the script has it
 * @param rest what follows it: imports, as a rule
 */
record Heading(String packageName, Fragment declaration, Fragment rest) {
    private static final Pattern PACKAGE = Pattern.compile("\\A\\s*package\\s+([\\w.\\s]+?)\\s*;");

    static Heading of(Optional<Fragment> top) {
        Fragment all = top.orElse(new Fragment("", new Position(1, 1)));
        Matcher declaration = PACKAGE.matcher(all.text());
        if (!declaration.find()) {
            return new Heading("", new Fragment("", all.position()), all.strip());
        }
        return new Heading(
                declaration.group(1).replaceAll("\\s", ""),
                new Fragment(declaration.group(), all.position()).strip(),
                all.from(declaration.end()).strip());
    }
}
