/** A search tree whose nodes take any object and find out too late that it cannot be compared. */
package dev.quintain.examples.crash.objecttree;
