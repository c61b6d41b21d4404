package dev.quintain.agent;

import java.util.List;
import java.util.Set;
import org.junit.platform.engine.FilterResult;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.launcher.PostDiscoveryFilter;

/** Leaves out tests that have run already. Where one invocation of a method has, the others are left out with it. */
final class NotDone implements PostDiscoveryFilter {
    private final Set<String> done;
    private final TestIds ids = new TestIds();

    NotDone(List<String> done) {
        this.done = Set.copyOf(done);
    }

    @Override
    public FilterResult apply(TestDescriptor test) {
        if (!test.getChildren().isEmpty()) {
            return FilterResult.included("may have others");
        }
        String id = ids.next(test.getUniqueId().toString());
        boolean ran = done.contains(id) || done.stream().anyMatch(each -> each.startsWith(id + "/"));
        return FilterResult.includedIf(!ran);
    }
}
