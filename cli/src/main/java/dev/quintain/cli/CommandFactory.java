package dev.quintain.cli;

import dev.quintain.engine.StopSignal;
import picocli.CommandLine;

/** Makes commands with what they need from outside. */
record CommandFactory(Terminal terminal, StopSignal stop) implements CommandLine.IFactory {
    @Override
    public <K> K create(Class<K> type) throws Exception {
        if (type == HuntCommand.class) {
            return type.cast(new HuntCommand(terminal, stop));
        }
        if (type == CrashCommand.class) {
            return type.cast(new CrashCommand(terminal, stop));
        }
        if (type == WalkCommand.class) {
            return type.cast(new WalkCommand(terminal, stop));
        }
        if (type == GenerateCommand.class) {
            return type.cast(new GenerateCommand(terminal, stop));
        }
        if (type == CompareCommand.class) {
            return type.cast(new CompareCommand(terminal, stop));
        }
        if (type == InterleaveCommand.class) {
            return type.cast(new InterleaveCommand(terminal, stop));
        }
        if (type == CheckCommand.class) {
            return type.cast(new CheckCommand(stop));
        }
        if (type == InjectCommand.class) {
            return type.cast(new InjectCommand(terminal, stop));
        }
        if (type == DraftCommand.class) {
            return type.cast(new DraftCommand(stop));
        }
        return CommandLine.defaultFactory().create(type);
    }
}
