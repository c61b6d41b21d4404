package dev.quintain.engine.interleave;

import dev.quintain.engine.interleave.Script.Cut;
import dev.quintain.engine.interleave.Script.Piece;
import dev.quintain.engine.interleave.Script.Sequence;
import dev.quintain.engine.interleave.Script.SharedBlock;
import dev.quintain.engine.interleave.Script.ThreadBlock;
import dev.quintain.engine.interleave.Script.WakeCheck;
import dev.quintain.runtime.interleave.Interleaving;
import dev.quintain.runtime.interleave.TranslatedScript;
import java.util.Optional;
import java.util.stream.Collectors;

/** Translates a script to a driver: a class with a method for each sequence, and an object of it for each run of one. */
final class Translator {
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
    private final boolean virtualThreads;
    private final String simpleName;
    private final MappedSource source = new MappedSource();
    private final ThreadTranslator threads;
    private final String test;

    private Translator(Script script, String text, boolean virtualThreads) {
        this.script = script;
        this.virtualThreads = virtualThreads;
        this.simpleName = Names.ofClass(script.file()) + "Driver";
        var names = new Names(text);
        this.threads = new ThreadTranslator(source, names, Translator::brief);
        this.test = names.free("test");
    }

    private static Optional<String> brief(Piece piece) {
        if (piece instanceof WakeCheck wake) {
            String times = wake.times().stream().map(String::valueOf).collect(Collectors.joining(", "));
            String list = JavaText.literal(wake.list().text());
            return Optional.of("wakes(" + wake.position().line() + ", " + list + ", " + times + ")");
        }
        return Optional.empty();
    }

    /**
     * @param text of the script, to see which names it uses
     */
    static Translation translate(Script script, String text, boolean virtualThreads) {
        var translator = new Translator(script, text, virtualThreads);
        return new Translation(translator.write(), translator.source);
    }

    private String write() {
        Heading heading = Heading.of(script.top());
        source.add(heading.declaration()).add("\n\nimport " + Interleaving.class.getName() + ";\n");
        source.add(heading.rest()).add("\n\npublic final class " + simpleName + " {\n");
        fields();
        script.shared().ifPresent(this::commonClass);
        int number = 1;
        for (Sequence sequence : script.sequences()) {
            sequence(sequence, number++);
        }
        entry();
        source.add("}\n");
        return heading.packageName().isEmpty() ? simpleName : heading.packageName() + "." + simpleName;
    }

    private void fields() {
        String factory = virtualThreads ? ".threads(virtualThreads())" : "";
        source.add(
                "    private final Interleaving " + test + " = new Interleaving().tickTime(java.time.Duration.ofMillis("
                        + script.tickTime() + "L))" + factory + ";\n");
        script.cut().ifPresent(this::cut);
        if (virtualThreads) {
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
        source.add("\n    void sequence" + number + "() throws Exception {\n");
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
        source.add("        " + test + ".ticks(" + sequence.ticks().size() + ");\n    }\n");
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
