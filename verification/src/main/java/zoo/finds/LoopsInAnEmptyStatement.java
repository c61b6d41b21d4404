package zoo.finds;

/** The shortest loop that byte code can have: one jump to itself. Finding: DOES_NOT_END, by the step budget. */
public class LoopsInAnEmptyStatement {
    public static void loop() {
        for (; ; ) {}
    }
}
