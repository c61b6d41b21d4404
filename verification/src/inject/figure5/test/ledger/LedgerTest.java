package ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Twenty-nine tests. */
class LedgerTest {
    private final Store store = new Store();

    @Test
    void entry_1_fails() {
        store.fail();
        assertEquals("failed", new Entries(store).entry1());
    }

    @Test
    void entry_2_fails() {
        store.fail();
        assertEquals("failed", new Entries(store).entry2());
    }

    @Test
    void entry_3_fails() {
        store.fail();
        assertEquals("failed", new Entries(store).entry3());
    }

    @Test
    void entry_4_fails() {
        store.fail();
        assertEquals("failed", new Entries(store).entry4());
    }

    @Test
    void entry_5_fails() {
        store.fail();
        assertEquals("failed", new Entries(store).entry5());
    }

    @Test
    void entry_6_fails() {
        store.fail();
        assertEquals("failed", new Entries(store).entry6());
    }

    @Test
    void entry_7_fails() {
        store.fail();
        assertEquals("failed", new Entries(store).entry7());
    }

    @Test
    void entry_8_fails() {
        store.fail();
        assertEquals("failed", new Entries(store).entry8());
    }

    @Test
    void entry_9_fails() {
        store.fail();
        assertEquals("failed", new Entries(store).entry9());
    }

    @Test
    void entry_10_fails() {
        store.fail();
        assertEquals("failed", new Entries(store).entry10());
    }

    @Test
    void entry_11_fails() {
        store.fail();
        assertEquals("failed", new Entries(store).entry11());
    }

    @Test
    void entry_12_fails() {
        store.fail();
        assertEquals("failed", new Entries(store).entry12());
    }

    @Test
    void entry_13_fails() {
        store.fail();
        assertEquals("failed", new Entries(store).entry13());
    }

    @Test
    void entry_14_fails() {
        store.fail();
        assertEquals("failed", new Entries(store).entry14());
    }

    @Test
    void entry_15_fails() {
        store.fail();
        assertEquals("failed", new Entries(store).entry15());
    }

    @Test
    void entry_16_fails() {
        store.fail();
        assertEquals("failed", new Entries(store).entry16());
    }

    @Test
    void entry_17_fails() {
        store.fail();
        assertEquals("failed", new Entries(store).entry17());
    }

    @Test
    void entry_18_fails() {
        store.fail();
        assertEquals("failed", new Entries(store).entry18());
    }

    @Test
    void entry_19_fails() {
        store.fail();
        assertEquals("failed", new Entries(store).entry19());
    }

    @Test
    void entry_20_fails() {
        store.fail();
        assertEquals("failed", new Entries(store).entry20());
    }

    @Test
    void post_1() {
        assertNotNull(new Postings(store).post1());
    }

    @Test
    void post_2() {
        assertNotNull(new Postings(store).post2());
    }

    @Test
    void post_3() {
        assertNotNull(new Postings(store).post3());
    }

    @Test
    void post_4() {
        assertNotNull(new Postings(store).post4());
    }

    @Test
    void post_5() {
        assertNotNull(new Postings(store).post5());
    }

    @Test
    void post_6() {
        assertNotNull(new Postings(store).post6());
    }

    @Test
    void a_new_store_is_empty() {
        assertEquals(0, store.size());
    }

    @Test
    void a_store_has_what_was_written() throws Exception {
        store.write("line");
        assertEquals("line", store.read(0));
    }

    @Test
    void a_broken_store_refuses() {
        store.fail();
        assertThrows(IOException.class, store::close);
    }
}
