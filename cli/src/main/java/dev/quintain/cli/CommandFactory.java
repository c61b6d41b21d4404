package dev.quintain.cli;

import dev.quintain.engine.StopSignal;
import picocli.CommandLine;

/** Makes commands with what they need from outside. */
record CommandFactory(Terminal terminal, StopSignal stop) implements CommandLine.IFactory {
    @Override
    public <K> K create(Class<K> type) throws Exception {
        if (type == CrashCommand.class) {
            return type.cast(new CrashCommand(terminal, stop));
        }
        if (type == WalkCommand.class) {
            return type.cast(new WalkCommand(terminal, stop));
        }
        return type == GenerateCommand.class
                ? type.cast(new GenerateCommand(terminal, stop))
                : CommandLine.defaultFactory().create(type);
    }
}
