package dev.quintain.bytecode;

import dev.quintain.runtime.Probes;
import dev.quintain.sandbox.SubjectUnderTest;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A subject with probes, and what calls of its one class cover. */
final class Covered {
    static final Rewriting ALL = new Rewriting(true, true, true);

    private final SubjectUnderTest subject;

    /** What a call returned, and the probes it was the first to hit, by their numbers in their methods. */
    record Call(@Nullable Object result, List<Probe> probes) {
        List<Integer> numbers() {
            return probes.stream().map(Probe::number).toList();
        }
    }

    private Covered(SubjectUnderTest subject) {
        this.subject = subject;
        Probes.forget();
    }

    static Covered of(Path folder, String source) throws Exception {
        return new Covered(SubjectUnderTest.of(folder, ALL, source));
    }

    static Covered in(Path folder) throws Exception {
        return new Covered(new SubjectUnderTest(List.of(folder), ALL));
    }

    /** Calls a static method of class C by its name. */
    Call call(String name, @Nullable Object... arguments) throws Exception {
        Method called = List.of(subject.loader().loadClass("C").getDeclaredMethods()).stream()
                .filter(method -> method.getName().equals(name))
                .findFirst()
                .orElseThrow();
        called.setAccessible(true);
        int before = Probes.fresh();
        Object result = called.invoke(null, arguments);
        return new Call(
                result,
                IntStream.of(Probes.freshSince(before)).mapToObj(table()::get).toList());
    }

    ProbeTable table() {
        return subject.classes().probes();
    }

    SubjectUnderTest subject() {
        return subject;
    }
}
