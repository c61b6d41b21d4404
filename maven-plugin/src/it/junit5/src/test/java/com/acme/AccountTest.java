package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class AccountTest {
    @Test
    void begins_empty() {
        assertTrue(new Account(1).isEmpty());
    }

    @Test
    void adds_up() {
        var account = new Account(2);
        account.deposit(3);
        account.deposit(4);
        assertEquals(7, account.balance());
    }
}
