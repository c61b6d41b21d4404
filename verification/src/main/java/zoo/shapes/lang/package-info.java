/** Classes named like those that Java files use without an import. Faults as in {@code zoo.shapes}. */
package zoo.shapes.lang;
