package zoo.survives;

/** Ends the virtual machine at once. Refused: exit. */
public class HaltsTheVm {
    public static void halt() {
        Runtime.getRuntime().halt(0);
    }
}
