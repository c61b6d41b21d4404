package ledger;

import java.io.IOException;

/** Five calls that the suite does not make. */
public class Audit {
    private final Store store;

    public Audit(Store store) {
        this.store = store;
    }

    public String audit1() {
        try {
            return store.read(0);
        } catch (IOException e) {
            return "failed";
        }
    }

    public String audit2() {
        try {
            return store.read(1);
        } catch (IOException e) {
            return "failed";
        }
    }

    public String audit3() {
        try {
            return store.read(2);
        } catch (IOException e) {
            return "failed";
        }
    }

    public String audit4() {
        try {
            return store.read(3);
        } catch (IOException e) {
            return "failed";
        }
    }

    public String audit5() {
        try {
            return store.read(4);
        } catch (IOException e) {
            return "failed";
        }
    }
}
