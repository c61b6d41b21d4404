package dev.quintain.bytecode;

import java.util.List;

/**
 * Which calls and handlers count.
 *
 * @param wholeStack whether calls without a catch in their own method do, and blocks that are no catch
 * @param also internal names of unchecked exceptions that are treated like checked ones
 * @param partial whether reads and writes count that may do less than they were asked to
 */
public record SiteRules(boolean wholeStack, List<String> also, boolean partial) {
    public SiteRules {
        also = List.copyOf(also);
    }
}
