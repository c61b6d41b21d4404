package dev.quintain.run.inject;

import dev.quintain.bytecode.CallSite;
import dev.quintain.bytecode.SiteRules;
import dev.quintain.engine.inject.Attempt;
import dev.quintain.engine.inject.Outcome;
import dev.quintain.engine.inject.Project;
import dev.quintain.runtime.inject.Arm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

/** Writes a JUnit test for each fault, which shows it again with what is in the agent's jar. */
final class FaultTests {
    private static final String SUFFIX = "InjectTest";
    private static final long LEAST_SECONDS = 10;
    private static final long TIMES = 5;

    private final Project project;
    private final SiteRules rules;
    private final TestStyle style;
    private final ToLongFunction<Attempt> plainNanos;

    /**
     * @param plainNanos how long the test of an attempt took with nothing injected
     */
    FaultTests(Project project, SiteRules rules, TestStyle style, ToLongFunction<Attempt> plainNanos) {
        this.project = project;
        this.rules = rules;
        this.style = style;
        this.plainNanos = plainNanos;
    }

    /** Where a test is. */
    record Place(String file, String method) {}

    /** Writes the tests of all faults, in place of those of an earlier run; returns where they are. */
    Map<Attempt, Place> write(List<Attempt> faults, Path out) throws IOException {
        Path folder = out.resolve("tests");
        removeOld(folder);
        Map<String, List<Attempt>> byClass = new LinkedHashMap<>();
        faults.forEach(fault -> byClass.computeIfAbsent(outermost(fault.pair().site()), name -> new ArrayList<>())
                .add(fault));
        var places = new HashMap<Attempt, Place>();
        for (var entry : byClass.entrySet()) {
            String file = entry.getKey().replace('.', '/') + SUFFIX + ".java";
            var methods = new StringBuilder();
            for (Attempt fault : entry.getValue()) {
                String method =
                        name(fault, places.values().stream().map(Place::method).toList());
                places.put(fault, new Place("tests/" + file, method));
                methods.append(method(fault, method));
            }
            Path target = folder.resolve(file);
            Files.createDirectories(target.getParent());
            Files.writeString(target, source(entry.getKey(), methods.toString()));
        }
        return places;
    }

    private static void removeOld(Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path old : files.filter(file -> file.toString().endsWith(SUFFIX + ".java"))
                        .toList()) {
                    Files.delete(old);
                }
            }
        }
    }

    private static String outermost(CallSite site) {
        return site.className().replaceFirst("\\$.*", "");
    }

    private static String name(Attempt fault, List<String> taken) {
        CallSite site = fault.pair().site();
        String callee = site.callee().equals("<init>") ? "constructor" : site.callee();
        String how = fault.pair().way().isShort() ? "_short_at_line_" : "_failing_at_line_";
        String name = callee + how + site.line() + "_" + ending(fault.verdict().outcome());
        String unique = name;
        for (int number = 2; taken.contains(unique); number++) {
            unique = name + "_" + number;
        }
        return unique;
    }

    private static String ending(Outcome outcome) {
        return switch (outcome) {
            case HUNG -> "hangs";
            case LEAK -> "leaks";
            case INTERRUPT -> "swallows_the_interrupt";
            case BROKEN_STATE -> "breaks_state";
            case PARTIAL -> "is_noticed";
            default -> "leads_to_another_exception";
        };
    }

    private String method(Attempt fault, String name) {
        var code = new StringBuilder();
        code.append("\n    /** ").append(prose(fault)).append(" */\n    @Test\n");
        code.append(style.beginOfMethod).append(name).append(style.beginOfBody);
        for (Arm arm : fault.arms()) {
            CallSite site = project.sites().get(arm.site() - 1);
            code.append("\n                .at(\"")
                    .append(site.className())
                    .append(':')
                    .append(site.line());
            code.append("\", \"")
                    .append(callee(site))
                    .append("\", \"")
                    .append(arm.exception())
                    .append("\")");
        }
        code.append("\n                .during(\"")
                .append(fault.uniqueId().replace("\\", "\\\\").replace("\"", "\\\""));
        code.append("\")\n                .").append(check(fault)).append(";\n    }\n");
        return code.toString();
    }

    /** With its number where a line calls the same method several times. */
    private String callee(CallSite site) {
        long before = project.sites().stream()
                .takeWhile(each -> each.number() < site.number())
                .filter(each -> each.className().equals(site.className())
                        && each.line() == site.line()
                        && each.calleeName().equals(site.calleeName()))
                .count();
        return site.calleeName() + (before == 0 ? "" : "#" + (before + 1));
    }

    private static String prose(Attempt fault) {
        String detail = fault.verdict()
                .detail()
                .replaceAll("\\s+", " ")
                .replace("*/", "* /")
                .replace("\\", "/");
        return fault.pair() + ": " + detail + ".";
    }

    private String check(Attempt fault) {
        String detail = fault.verdict().detail();
        return switch (fault.verdict().outcome()) {
            case HUNG -> "ends(Duration.ofSeconds(" + seconds(fault) + "))";
            case LEAK -> "leavesNothingOpen()";
            case INTERRUPT -> "keepsInterrupt()";
            case BROKEN_STATE -> "leavesStateIntact()";
            case PARTIAL -> "makesNoDifference()";
            default -> "doesNotLeadTo(\"" + detail.replaceFirst(":.*(?s:.*)", "") + "\")";
        };
    }

    /** Time enough for the test once the fault is mended, on a slower machine, too. */
    private long seconds(Attempt fault) {
        return Math.max(LEAST_SECONDS, TIMES * TimeUnit.NANOSECONDS.toSeconds(plainNanos.applyAsLong(fault)));
    }

    private String source(String className, String methods) {
        int dot = className.lastIndexOf('.');
        String packageLine = dot < 0 ? "" : "package " + className.substring(0, dot) + ";\n\n";
        String duration = methods.contains("Duration.") ? "import java.time.Duration;\n" : "";
        return packageLine
                + style.ourImports
                + duration
                + style.junitImports
                + "\n/** Run with -javaagent:quintain-agent.jar=classes=DIR" + options()
                + ", where DIR has the classes under test" + style.needs + ". */\n"
                + style.beginOfClass + className.substring(dot + 1) + SUFFIX + " {"
                + methods + "}\n";
    }

    /** What the agent must be told besides, so that it finds the same calls. */
    private String options() {
        return (rules.wholeStack() ? ",scope=stack" : "")
                + (rules.also().isEmpty()
                        ? ""
                        : ",also=" + String.join(";", rules.also()).replace('/', '.'))
                + (rules.partial() ? ",short=yes" : "");
    }
}
