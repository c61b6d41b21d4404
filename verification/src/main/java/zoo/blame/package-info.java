/**
 * One class for each row of the table that decides who is to blame for an exception. A method whose name begins with
 * {@code reported}, or the constructor of a class whose name begins with {@code Reported}, gives one finding; nothing
 * else in this package gives any.
 */
package zoo.blame;
