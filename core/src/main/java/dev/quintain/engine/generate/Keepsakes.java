package dev.quintain.engine.generate;

import java.lang.ref.SoftReference;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What ended tests have made, as long as there is memory for it. When garbage is collected is chance: without that, what one
 * of them left in a weak reference is sure to be there for the next.
 */
final class Keepsakes {
    private final List<SoftReference<@Nullable Object[]>> kept = new ArrayList<>();

    void add(@Nullable Object[] values) {
        kept.add(new SoftReference<>(values));
    }
}
