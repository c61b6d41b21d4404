package zoo.generate;

import java.util.Arrays;

/** Has a field that only one of its constructors fills, as the matrix of a well-known library. */
public class HashOfAnEmptyField {
    private int[] data;

    public HashOfAnEmptyField() {}

    public HashOfAnEmptyField(int size) {
        data = new int[Math.min(Math.abs(size), 5)];
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof HashOfAnEmptyField one && Arrays.equals(one.data, data);
    }

    @Override
    public int hashCode() {
        return data.length;
    }
}
