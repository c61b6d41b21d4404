/** Is in no package, so that only its like can import it. Fault: as in {@code zoo.shapes}. */
public class InTheDefaultPackage {
    public int divide(int by) {
        return 1 / by;
    }
}
