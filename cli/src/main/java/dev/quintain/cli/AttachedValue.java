package dev.quintain.cli;

import java.util.Map;
import java.util.Stack;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** For options that may have a value, but only behind an equals sign: what comes after a blank is not theirs. */
final class AttachedValue implements IParameterPreprocessor {
    @Override
    @SuppressWarnings("JdkObsolete") // The interface has it.
    public boolean preprocess(Stack<String> args, CommandSpec command, ArgSpec option, Map<String, Object> info) {
        if (!"=".equals(info.get("separator"))) {
            args.push(((OptionSpec) option).fallbackValue());
        }
        return false;
    }
}
