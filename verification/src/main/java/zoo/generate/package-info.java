/** For each contract a class that breaks it, and some that keep them all. The comment says what there is to find. */
package zoo.generate;
