package ledger;

import java.io.IOException;

/** Twenty calls whose handlers the suite reaches. */
public class Entries {
    private final Store store;

    public Entries(Store store) {
        this.store = store;
    }

    public String entry1() {
        try {
            store.read(0);
            return "done";
        } catch (IOException e) {
            return "failed";
        }
    }

    public String entry2() {
        try {
            store.write("entry 2");
            return "done";
        } catch (IOException e) {
            return "failed";
        }
    }

    public String entry3() {
        try {
            store.read(0);
            return "done";
        } catch (IOException e) {
            return "failed";
        }
    }

    public String entry4() {
        try {
            store.write("entry 4");
            return "done";
        } catch (IOException e) {
            return "failed";
        }
    }

    public String entry5() {
        try {
            store.read(0);
            return "done";
        } catch (IOException e) {
            return "failed";
        }
    }

    public String entry6() {
        try {
            store.write("entry 6");
            return "done";
        } catch (IOException e) {
            return "failed";
        }
    }

    public String entry7() {
        try {
            store.read(0);
            return "done";
        } catch (IOException e) {
            return "failed";
        }
    }

    public String entry8() {
        try {
            store.write("entry 8");
            return "done";
        } catch (IOException e) {
            return "failed";
        }
    }

    public String entry9() {
        try {
            store.read(0);
            return "done";
        } catch (IOException e) {
            return "failed";
        }
    }

    public String entry10() {
        try {
            store.write("entry 10");
            return "done";
        } catch (IOException e) {
            return "failed";
        }
    }

    public String entry11() {
        try {
            store.read(0);
            return "done";
        } catch (IOException e) {
            return "failed";
        }
    }

    public String entry12() {
        try {
            store.write("entry 12");
            return "done";
        } catch (IOException e) {
            return "failed";
        }
    }

    public String entry13() {
        try {
            store.read(0);
            return "done";
        } catch (IOException e) {
            return "failed";
        }
    }

    public String entry14() {
        try {
            store.write("entry 14");
            return "done";
        } catch (IOException e) {
            return "failed";
        }
    }

    public String entry15() {
        try {
            store.read(0);
            return "done";
        } catch (IOException e) {
            return "failed";
        }
    }

    public String entry16() {
        try {
            store.write("entry 16");
            return "done";
        } catch (IOException e) {
            return "failed";
        }
    }

    public String entry17() {
        try {
            store.read(0);
            return "done";
        } catch (IOException e) {
            return "failed";
        }
    }

    public String entry18() {
        try {
            store.write("entry 18");
            return "done";
        } catch (IOException e) {
            return "failed";
        }
    }

    public String entry19() {
        try {
            store.read(0);
            return "done";
        } catch (IOException e) {
            return "failed";
        }
    }

    public String entry20() {
        try {
            store.write("entry 20");
            return "done";
        } catch (IOException e) {
            return "failed";
        }
    }
}
