package dev.quintain.run.inject;

import dev.quintain.bytecode.CallSite;
import dev.quintain.engine.inject.Pair;
import dev.quintain.run.PlaceNames;

/** Names for calls that fail, by which the next run knows them again though they have moved to another line. */
record CallNames(PlaceNames places) {
    String of(Pair pair) {
        CallSite site = pair.site();
        String place = places.of(site.className(), site.methodName(), site.line())
                .orElse(site.methodName() + " " + site.line());
        return site.owner() + "." + site.callee() + site.descriptor() + " " + pair.exception() + "\n" + place;
    }
}
