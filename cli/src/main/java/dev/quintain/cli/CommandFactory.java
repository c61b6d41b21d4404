package dev.quintain.cli;

import dev.quintain.engine.StopSignal;
import picocli.CommandLine;

/** Makes commands with what they need from outside. */
record CommandFactory(Terminal terminal, StopSignal stop) implements CommandLine.IFactory {
    @Override
    public <K> K create(Class<K> type) throws Exception {
        return type == CrashCommand.class
                ? type.cast(new CrashCommand(terminal, stop))
                : CommandLine.defaultFactory().create(type);
    }
}
