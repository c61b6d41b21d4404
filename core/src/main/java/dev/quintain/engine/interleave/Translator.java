package dev.quintain.engine.interleave;

import dev.quintain.engine.interleave.Script.Condition;
import dev.quintain.engine.interleave.Script.Cut;
import dev.quintain.engine.interleave.Script.Sequence;
import dev.quintain.engine.interleave.Script.SharedBlock;
import dev.quintain.engine.interleave.Script.ThreadBlock;
import dev.quintain.runtime.interleave.Interleaving;
import dev.quintain.runtime.interleave.TranslatedScript;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Translates a script to Java: a class with a method for each sequence, and an object of it for each run of one. */
final class Translator {
    private static final Pattern PACKAGE = Pattern.compile("\\A\\s*package\\s+([\\w.\\s]+?)\\s*;");
    private static final String RUNTIME = Interleaving.class.getPackageName();

    /** By reflection, so that a compiler that knows no virtual threads can compile for a JDK that has them. */
    private static final String VIRTUAL_THREADS = """
                private static java.util.concurrent.ThreadFactory virtualThreads() throws Exception {
                    Object builder = Thread.class.getMethod("ofVirtual").invoke(null);
                    return (java.util.concurrent.ThreadFactory)
                            Class.forName("java.lang.Thread$Builder").getMethod("factory").invoke(builder);
                }
            """;

    private final Script script;
    private final Target target;
    private final String simpleName;
    private final MappedSource source = new MappedSource();
    private final ThreadTranslator threads;
    private final String test;

    /** What the class is for. */
    enum Target {
        /** To be run by the tool at once. */
        DRIVER,
        /** A test of JUnit Jupiter's. */
        JUPITER,
        /** The same on virtual threads, run by the tool. */
        DRIVER_ON_VIRTUAL_THREADS
    }

    private Translator(Script script, String text, Target target) {
        this.script = script;
        this.target = target;
        this.simpleName = Names.ofClass(script.file()) + (target == Target.JUPITER ? "Test" : "Driver");
        var names = new Names(text);
        this.threads = new ThreadTranslator(source, names);
        this.test = names.free("test");
    }

    /**
     * @param text of the script, to see which names it uses
     */
    static Translation translate(Script script, String text, Target target) {
        var translator = new Translator(script, text, target);
        return new Translation(translator.write(), translator.source);
    }

    private String write() {
        String packageName = top();
        if (target == Target.JUPITER) {
            source.add("/** Translated from " + script.file() + ". */\nclass " + simpleName + " {\n");
        } else {
            source.add("public final class " + simpleName + " {\n");
        }
        fields();
        script.shared().ifPresent(this::commonClass);
        int number = 1;
        for (Sequence sequence : script.sequences()) {
            sequence(sequence, number++);
        }
        if (target != Target.JUPITER) {
            entry();
        }
        source.add("}\n");
        return packageName.isEmpty() ? simpleName : packageName + "." + simpleName;
    }

    private String top() {
        String packageName = "";
        Fragment rest = script.top().orElse(new Fragment("", new Position(1, 1)));
        Matcher declaration = PACKAGE.matcher(rest.text());
        if (declaration.find()) {
            packageName = declaration.group(1).replaceAll("\\s", "");
            source.add(new Fragment(declaration.group(), rest.position()).strip())
                    .add("\n\n");
            rest = rest.from(declaration.end()).strip();
        }
        if (target == Target.JUPITER) {
            source.add("import " + Interleaving.class.getName() + ";\n");
            source.add("import java.time.Duration;\nimport org.junit.jupiter.api.Test;\n");
        } else {
            source.add("import " + Interleaving.class.getName() + ";\n");
        }
        source.add(rest.strip()).add("\n\n");
        return packageName;
    }

    private void fields() {
        String duration = target == Target.JUPITER ? "Duration" : "java.time.Duration";
        String factory = target == Target.DRIVER_ON_VIRTUAL_THREADS ? ".threads(virtualThreads())" : "";
        source.add("    private final Interleaving " + test + " = new Interleaving().tickTime(" + duration
                + ".ofMillis(" + script.tickTime() + "L))" + factory + ";\n");
        script.cut().ifPresent(this::cut);
        if (target == Target.DRIVER_ON_VIRTUAL_THREADS) {
            source.add(VIRTUAL_THREADS);
        }
        source.add("\n    " + simpleName + "() throws Exception {}\n\n");
        source.add("    private int time() {\n        return " + test + ".time();\n    }\n");
    }

    private void cut(Cut cut) {
        source.add("    private final ").add(cut.type()).add(" ").add(cut.id());
        source.add(" = new ").add(cut.type()).add(cut.arguments()).add(";\n");
    }

    private void commonClass(SharedBlock shared) {
        source.add("\n    class CommonShared extends " + RUNTIME + ".Shared {\n")
                .add(shared.body())
                .add("\n    }\n");
    }

    private void sequence(Sequence sequence, int number) {
        source.add("\n");
        if (target == Target.JUPITER) {
            conditions(sequence);
            source.add("    @Test\n");
        }
        source.add("    void sequence" + number + "() throws Exception {\n");
        shared(sequence);
        int time = 1;
        for (var tick : sequence.ticks()) {
            for (ThreadBlock thread : tick.threads()) {
                source.add("        " + test + ".at(" + time + ", " + JavaText.literal(thread.id()) + ").runs(");
                threads.write(thread);
                source.add(");\n");
            }
            time++;
        }
        source.add("        " + test + ".ticks(" + sequence.ticks().size() + ");\n");
        if (target == Target.JUPITER) {
            source.add("        " + test + ".verify();\n");
        }
        source.add("    }\n");
    }

    private void conditions(Sequence sequence) {
        List<String> lines = sequence.tests().stream()
                .flatMap(id -> script.conditions().stream()
                        .filter(condition -> condition.id().equals(id.text())))
                .map(Translator::described)
                .toList();
        if (!lines.isEmpty()) {
            source.add("    // " + String.join("\n    // ", lines) + "\n");
        }
    }

    private static String described(Condition condition) {
        return (condition.id() + " " + condition.description()).strip();
    }

    private void shared(Sequence sequence) {
        Optional<SharedBlock> common = script.shared();
        Optional<SharedBlock> own = sequence.shared();
        String type = common.isPresent() ? "CommonShared" : RUNTIME + ".Shared";
        if (own.isPresent()) {
            source.add("        class OwnShared extends " + type + " {\n")
                    .add(own.get().body())
                    .add("\n        }\n");
            object("OwnShared", own.get().id(), "new OwnShared()");
        }
        if (common.isPresent()) {
            String same = own.map(block -> block.id().text()).orElse("");
            if (!common.get().id().text().equals(same)) {
                object("CommonShared", common.get().id(), same.isEmpty() ? "new CommonShared()" : same);
            }
        }
        own.or(() -> common)
                .ifPresent(block ->
                        source.add("        " + test + ".shares(" + block.id().text() + ");\n"));
    }

    private void object(String type, Fragment id, String value) {
        source.add("        final " + type + " ").add(id).add(" = " + value + ";\n");
    }

    private void entry() {
        source.add("\n    public static final class Entry implements " + TranslatedScript.class.getName() + " {\n"
                + "        public Interleaving sequence(int number) throws Exception {\n"
                + "            " + simpleName + " fresh = new " + simpleName + "();\n"
                + "            switch (number) {\n");
        for (int number = 1; number <= script.sequences().size(); number++) {
            source.add("                case " + number + ": fresh.sequence" + number + "(); break;\n");
        }
        source.add("                default: throw new IllegalArgumentException();\n"
                + "            }\n            return fresh." + test + ";\n        }\n    }\n");
    }
}
