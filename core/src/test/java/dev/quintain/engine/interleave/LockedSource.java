package dev.quintain.engine.interleave;

import dev.quintain.CompiledSources;
import dev.quintain.bytecode.MonitorOutline;
import dev.quintain.bytecode.MonitorReader;
import dev.quintain.sandbox.Component;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A class named Till of a test, compiled. */
record LockedSource(Path folder) {
    static LockedSource in(Path folder, String members) throws IOException {
        CompiledSources.in(
                folder, "Till.java", "import java.util.concurrent.locks.*; public class Till { " + members + " }");
        return new LockedSource(folder);
    }

    private Component component() throws ClassNotFoundException {
        return Component.load("Till", List.of(folder.toString()));
    }

    private Trial trial() throws ClassNotFoundException {
        return new Trial(component(), List.of());
    }

    private List<Operation> operations() throws ClassNotFoundException, IOException {
        MonitorOutline monitor = MonitorReader.read(Files.readAllBytes(folder.resolve("Till.class")));
        return new Operations(monitor, component()).locking();
    }

    Sketch sketch() throws Throwable {
        return new LockSearch(this::trial, operations(), () -> false).run();
    }
}
