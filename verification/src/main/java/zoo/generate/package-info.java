/** For each contract a class that breaks it, and one that keeps them all. The comment says what there is to find. */
package zoo.generate;
