/** The tree of {@code objecttree} with one change: a node takes a {@code Comparable}, so that no cast can fail. */
package dev.quintain.examples.crash.comparabletree;
