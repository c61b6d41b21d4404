package dev.quintain.agent;

import java.util.List;
import java.util.Set;
import org.junit.platform.engine.FilterResult;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.launcher.PostDiscoveryFilter;

/** Leaves out tests that have run already. Where one invocation of a method has, the others are left out with it. */
final class NotDone implements PostDiscoveryFilter {
    private final Set<String> done;

    NotDone(List<String> done) {
        this.done = Set.copyOf(done);
    }

    @Override
    public FilterResult apply(TestDescriptor test) {
        String uniqueId = test.getUniqueId().toString();
        boolean ran = done.contains(uniqueId)
                || (test.getChildren().isEmpty() && done.stream().anyMatch(each -> each.startsWith(uniqueId + "/")));
        return FilterResult.includedIf(!ran);
    }
}
