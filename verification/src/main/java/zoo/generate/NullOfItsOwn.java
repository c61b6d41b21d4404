package zoo.generate;

/** Has a field that only one of its constructors fills. */
public class NullOfItsOwn {
    private String name;

    public NullOfItsOwn() {}

    public NullOfItsOwn(int number) {
        name = "number " + number;
    }

    public int length() {
        return name.length();
    }
}
