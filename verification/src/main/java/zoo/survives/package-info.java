/**
 * Each public class here does something to the virtual machine or to the world that a test must not do. Nothing is
 * reported as a fault: the effect is refused, or undone after the test, and counted. That static state is put back is
 * only told where that takes a new class loader.
 *
 * <p>A method named {@code ...IsUntouched} throws an AssertionError if it can see what another test did.
 */
package zoo.survives;
