package dev.quintain.agent;

import dev.quintain.runtime.inject.Arm;
import dev.quintain.runtime.inject.Maker;
import dev.quintain.runtime.inject.SiteInfo;
import dev.quintain.runtime.inject.Trial;
import dev.quintain.runtime.inject.Witness;
import java.util.List;
import java.util.function.Predicate;

/**
 * What trials must know of the code under test.
 *
 * @param sites in the order of their numbers, which begin with 1
 * @param classes their binary names
 */
record CodeUnderTest(List<SiteInfo> sites, Predicate<String> classes) {
    private static final ExceptionMaker MAKER = new ExceptionMaker();

    /** In which nothing is thrown. */
    Trial trial() {
        return trial(List.of(), MAKER, (site, handler) -> {});
    }

    Trial trial(List<Arm> arms, Maker maker, Witness witness) {
        return new Trial(sites, classes, arms, maker, witness);
    }

    static OpenAtFailure noting() {
        return new OpenAtFailure(MAKER);
    }
}
