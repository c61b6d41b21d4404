package dev.quintain.runtime.inject;

import java.util.List;
import java.util.Map;

/**
 * All that a worker must know before the first test.
 *
 * @param classes by binary name, those under test
 * @param loadTime whether they are rewritten as they are loaded, and not before
 * @param sites in the order of their numbers, which begin with 1
 * @param wholeStack whether calls without a handler in their own method count too
 * @param also internal names of unchecked exceptions that are treated like checked ones
 * @param partial whether reads and writes may do less than they were asked to
 * @param showInjected whether stack traces of injected exceptions stay in the log
 * @param testRoots folders and jars with the tests
 * @param include a regular expression for the names of test classes
 * @param exclude the same for those that are left out
 */
public record Setup(
        Map<String, Numbers> classes,
        boolean loadTime,
        List<SiteInfo> sites,
        boolean wholeStack,
        List<String> also,
        boolean partial,
        boolean showInjected,
        List<String> testRoots,
        String include,
        String exclude) {}
