package dev.quintain.engine.interleave;

import dev.quintain.engine.interleave.Script.Cut;
import dev.quintain.engine.interleave.Script.Sequence;
import java.util.regex.Pattern;

/** Translates a script to a test class of JUnit Jupiter's, as close as can be to what a tester would write by hand. */
final class JupiterTranslator {
    private static final Pattern TIME = Pattern.compile("(?<![.\\w])time\\(\\)");

    private final Script script;
    private final Names names;
    private final String test;
    private final StringBuilder body = new StringBuilder();

    private JupiterTranslator(Script script, String text) {
        this.script = script;
        this.names = new Names(text);
        this.test = names.free("test");
    }

    /**
     * @param text of the script, to see which names it uses
     */
    static JupiterTest translate(Script script, String text) {
        return new JupiterTranslator(script, text).write();
    }

    private JupiterTest write() {
        fields();
        script.shared()
                .ifPresent(shared -> body.append("\n    class CommonShared extends Shared {\n"
                        + JavaText.indented(shared.body().text(), 8) + "\n    }\n"));
        int number = 1;
        for (Sequence sequence : script.sequences()) {
            body.append("\n").append(new JupiterSequence(script, sequence, names, test).method(number++));
        }
        if (TIME.matcher(body).find()) {
            body.append("\n    private int time() {\n        return " + test + ".time();\n    }\n");
        }
        Heading heading = Heading.of(script.top());
        String simpleName = Names.ofClass(script.file()) + "Test";
        String folder =
                heading.packageName().isEmpty() ? "" : heading.packageName().replace('.', '/') + "/";
        return new JupiterTest(
                folder + simpleName + ".java",
                JupiterHeading.text(heading, body.toString()) + "/** Translated from " + script.file() + ". */\nclass "
                        + simpleName + " {\n" + body + "}\n");
    }

    private void fields() {
        String tickTime =
                script.tickTime() == Script.TICK_TIME ? "" : ".tickTime(Duration.ofMillis(" + script.tickTime() + "))";
        body.append("    private final Interleaving " + test + " = new Interleaving()" + tickTime + ";\n");
        script.cut().ifPresent(this::cut);
    }

    // Not where it is declared: its constructor may throw.
    private void cut(Cut cut) {
        String type = cut.type().text();
        String id = cut.id().text();
        body.append("    private " + type + " " + id + ";\n\n    @BeforeEach\n    void create() throws Exception {\n"
                + "        " + id + " = new " + type + cut.arguments().text().replaceAll("^\\(\\s*\\)$", "()")
                + ";\n    }\n");
    }
}
