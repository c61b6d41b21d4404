package ledger;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** A store that fails when it is told to. */
public class Store {
    private final List<String> lines = new ArrayList<>();
    private boolean broken;

    /** From now on everything fails. */
    public void fail() {
        broken = true;
    }

    public void write(String line) throws IOException {
        check();
        lines.add(line);
    }

    public String read(int line) throws IOException {
        check();
        return lines.get(line);
    }

    public void close() throws IOException {
        check();
    }

    public int size() {
        return lines.size();
    }

    private void check() throws IOException {
        if (broken) {
            throw new IOException("the store is broken");
        }
    }
}
