/** Classes whose regression tests should look at one thing in particular. */
package zoo.looks;
