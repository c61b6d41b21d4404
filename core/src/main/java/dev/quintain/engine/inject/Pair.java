package dev.quintain.engine.inject;

import dev.quintain.bytecode.CallSite;
import dev.quintain.bytecode.CallSite.Way;

/** A call and one exception that it may end with: what is covered or not. */
public record Pair(CallSite site, Way way) {
    public String exception() {
        return way.exception();
    }

    /** For instance {@code Reader.java:12 FileReader.read throws IOException}. */
    @Override
    public String toString() {
        return site.place() + " " + site.calleeName() + (way.isShort() ? " comes to " : " throws ")
                + way.exception().substring(way.exception().lastIndexOf('.') + 1);
    }
}
