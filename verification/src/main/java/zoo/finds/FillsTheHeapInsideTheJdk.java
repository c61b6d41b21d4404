package zoo.finds;

/** Has the platform make the text that is too large. Finding: MEMORY. */
public class FillsTheHeapInsideTheJdk {
    public String fill() {
        return "too large ".repeat(200_000_000);
    }
}
