/**
 * Classes of odd shapes. Each public method named {@code divide} has one fault, which some call with -1, 0 or 1 finds:
 * {@code 1 / by} throws an ArithmeticException. Nothing else is reported. The fault is found only if the shape was
 * understood, and the test written down for it compiles only if the shape was printed right.
 */
package zoo.shapes;
