package zoo.locks;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** A ledger that forgets a {@code finally}. */
public class KeepsItsLockWhenItThrows {
    private final Lock lock = new ReentrantLock();
    private final Map<String, Integer> sums = new HashMap<>();

    public void book(String account, int amount) {
        lock.lock();
        if (account.isEmpty()) {
            throw new IllegalArgumentException("no account");
        }
        sums.merge(account, amount, Integer::sum);
        lock.unlock();
    }

    public int sum(String account) {
        lock.lock();
        try {
            return sums.getOrDefault(account, 0);
        } finally {
            lock.unlock();
        }
    }
}
