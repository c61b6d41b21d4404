/**
 * Each public class here misbehaves in a way that is reported. The rule is named in the class comment, and nothing else
 * of the class is reported; the tests of other classes run all the same.
 */
package zoo.finds;
