package dev.quintain.bytecode;

import java.io.Serializable;
import java.util.List;

/** The calls of one class that may throw checked exceptions, and its handlers. */
public record ClassSites(String className, List<CallSite> sites, List<Handler> handlers) implements Serializable {
    public ClassSites {
        sites = List.copyOf(sites);
        handlers = List.copyOf(handlers);
    }
}
