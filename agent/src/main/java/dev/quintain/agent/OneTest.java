package dev.quintain.agent;

import org.junit.platform.engine.FilterResult;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.launcher.PostDiscoveryFilter;

/** Leaves just one test, whose id had hash codes in it. */
final class OneTest implements PostDiscoveryFilter {
    private final String wanted;
    private final TestIds ids = new TestIds();

    /**
     * @param wanted as {@link TestIds} has it
     */
    OneTest(String wanted) {
        this.wanted = wanted;
    }

    @Override
    public FilterResult apply(TestDescriptor test) {
        return FilterResult.includedIf(!test.getChildren().isEmpty()
                || ids.next(test.getUniqueId().toString()).equals(wanted));
    }
}
