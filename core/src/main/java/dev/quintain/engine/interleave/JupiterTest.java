package dev.quintain.engine.interleave;

/**
 * A script as a test class of JUnit Jupiter's.
 *
 * @param path of the source file, with slashes
 */
public record JupiterTest(String path, String source) {
    /**
     * Translates a script.
     *
     * @param file its name, which the class is named after
     */
    public static JupiterTest of(String file, String text) throws BadScript {
        return JupiterTranslator.translate(ScriptParser.parse(file, text), text);
    }
}
