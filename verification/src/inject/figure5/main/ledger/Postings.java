package ledger;

import java.io.IOException;

/** Twelve calls, two in each try, whose handlers the suite does not reach. */
public class Postings {
    private final Store store;

    public Postings(Store store) {
        this.store = store;
    }

    public String post1() {
        try {
            store.write("post 1");
            store.close();
            return "done";
        } catch (IOException e) {
            return "failed";
        }
    }

    public String post2() {
        try {
            store.write("post 2");
            store.close();
            return "done";
        } catch (IOException e) {
            return "failed";
        }
    }

    public String post3() {
        try {
            store.write("post 3");
            store.close();
            return "done";
        } catch (IOException e) {
            return "failed";
        }
    }

    public String post4() {
        try {
            store.write("post 4");
            store.close();
            return "done";
        } catch (IOException e) {
            return "failed";
        }
    }

    public String post5() {
        try {
            store.write("post 5");
            store.close();
            return "done";
        } catch (IOException e) {
            return "failed";
        }
    }

    public String post6() {
        try {
            store.write("post 6");
            store.close();
            return "done";
        } catch (IOException e) {
            return "failed";
        }
    }
}
