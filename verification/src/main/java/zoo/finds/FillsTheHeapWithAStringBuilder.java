package zoo.finds;

/** Doubles a text without end. Finding: MEMORY. */
public class FillsTheHeapWithAStringBuilder {
    public int fill() {
        var text = new StringBuilder("again ");
        while (text.length() > 0) {
            text.append(text);
        }
        return text.length();
    }
}
