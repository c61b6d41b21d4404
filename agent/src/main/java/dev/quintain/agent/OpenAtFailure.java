package dev.quintain.agent;

import dev.quintain.runtime.inject.Maker;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Notes which files and sockets are open when an exception is made, and so when an operation fails: what is opened after that,
 * as the file of a log, is not what somebody forgot to close.
 */
final class OpenAtFailure implements Maker {
    private final Maker maker;
    private volatile List<String> descriptors = List.of();

    OpenAtFailure(Maker maker) {
        this.maker = maker;
    }

    @Override
    public @Nullable Throwable make(String className, String message, @Nullable ClassLoader loader) {
        descriptors = List.copyOf(Descriptors.open());
        return maker.make(className, message, loader);
    }

    @Override
    public boolean isSubtype(String name, String of, @Nullable ClassLoader loader) {
        return maker.isSubtype(name, of, loader);
    }

    /** What they were open on when it last was so. */
    List<String> descriptors() {
        return descriptors;
    }
}
