package dev.quintain.oracle;

import dev.quintain.finding.Frame;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/**
 * Public methods whose whole purpose is to refuse bad input on behalf of their caller: what they throw counts as thrown
 * by the caller.
 *
 * @param names a class ({@code com.acme.Check}) or one method ({@code com.acme.Strings.requireText})
 */
public record PreconditionHelpers(List<String> names) {
    private static final List<String> KNOWN = List.of(
            "java.util.Objects.requireNonNull",
            "java.util.Objects.requireNonNullElse",
            "java.util.Objects.requireNonNullElseGet",
            "java.util.Objects.checkIndex",
            "java.util.Objects.checkFromToIndex",
            "java.util.Objects.checkFromIndexSize",
            "jdk.internal.util.Preconditions",
            "com.google.common.base.Preconditions",
            "com.google.common.base.Verify",
            "org.apache.commons.lang.Validate",
            "org.apache.commons.lang3.Validate",
            "org.springframework.util.Assert",
            "kotlin.jvm.internal.Intrinsics");

    public PreconditionHelpers {
        names = List.copyOf(names);
    }

    public static PreconditionHelpers known() {
        return new PreconditionHelpers(KNOWN);
    }

    public PreconditionHelpers and(Collection<String> more) {
        return new PreconditionHelpers(
                Stream.concat(names.stream(), more.stream()).toList());
    }

    boolean includes(Frame frame) {
        return names.contains(frame.className()) || names.contains(frame.className() + "." + frame.method());
    }
}
