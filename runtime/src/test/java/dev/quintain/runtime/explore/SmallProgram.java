package dev.quintain.runtime.explore;

import dev.quintain.runtime.explore.shadow.CountDownLatch;
import dev.quintain.runtime.explore.shadow.LinkedBlockingQueue;
import dev.quintain.runtime.explore.shadow.ReentrantLock;
import dev.quintain.runtime.explore.shadow.Semaphore;
import dev.quintain.runtime.interleave.Interleaving;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;

/** Threads that use a few variables, locks and the like; one letter for each thing that they do. */
final class SmallProgram implements Probe {
    /** What threads are made up from, by what the program is about. */
    private static final List<List<String>> PARTS = List.of(
            List.of("r", "s", "w", "x"),
            List.of("r", "w", "x", "(r)", "(w)", "[w]", "([r])", "[(w)]"),
            List.of("r", "w", "(r)", "(w)", "(v)", "(n)", "(N)", "(rv)", "(wn)", "(sx)", "w(n)"),
            List.of("r", "w", "(v)", "(t)", "(n)", "(N)", "(wn)", "(tr)", "z", "zw"),
            List.of("r", "w", "(v)", "(n)", "(N)", "i", "wi", "(i)", "(in)", "I"),
            List.of("r", "w", "(t)", "(n)", "i", "z", "zi", "zI"),
            List.of("r", "w", "p", "u", "i", "wu", "pr", "P"),
            List.of("r", "w", "a", "b", "arb", "awb", "T", "A"),
            List.of("r", "w", "a", "b", "B", "i", "A"),
            List.of("r", "w", "d", "D", "wd", "Dr", "i"),
            List.of("r", "w", "LrU", "LwU", "y", "Y", "LyU", "LwUr"),
            List.of("r", "w", "LcU", "LeU", "LEU", "LwEU", "LcrU", "y"),
            List.of("w", "LcU", "LeU", "LEU", "i", "LCU", "Y"),
            List.of("r", "w", "q", "Q", "k", "qw", "Qr", "i"),
            List.of("r", "w", "j", "J", "i", "K"),
            List.of("r", "w", "(v)", "(wn)", "LwU", "y", "a", "b", "p", "u", "z", "i", "q", "Q"));

    final String[] threads;
    private int[] variables = new int[2];
    private StringBuilder[] seen = {};
    private Object[] monitors = {};
    private Semaphore semaphore = new Semaphore(1);
    private CountDownLatch latch = new CountDownLatch(2);
    private ReentrantLock lock = new ReentrantLock();
    private Condition condition = lock.newCondition();
    private LinkedBlockingQueue<String> queue = new LinkedBlockingQueue<>(1);

    SmallProgram(String... threads) {
        this.threads = threads;
    }

    static SmallProgram byChance(SplittableRandom chance) {
        List<String> parts = PARTS.get(chance.nextInt(PARTS.size()));
        var threads = new String[chance.nextInt(2, 5)];
        int most = threads.length == 2 ? 4 : threads.length == 3 ? 3 : 2;
        for (int i = 0; i < threads.length; i++) {
            var code = new StringBuilder();
            for (int j = chance.nextInt(1, most + 1); j > 0; j--) {
                code.append(parts.get(chance.nextInt(parts.size())));
            }
            threads[i] = code.toString();
        }
        return new SmallProgram(threads);
    }

    @Override
    public Interleaving make() {
        variables = new int[2];
        monitors = new Object[] {new Object(), new Object()};
        semaphore = new Semaphore(1);
        latch = new CountDownLatch(2);
        lock = new ReentrantLock();
        condition = lock.newCondition();
        queue = new LinkedBlockingQueue<>(1);
        seen = new StringBuilder[threads.length];
        var test = new Interleaving();
        for (int i = 0; i < threads.length; i++) {
            var own = new StringBuilder();
            seen[i] = own;
            String code = threads[i];
            test.at(1, "t" + i).runs(check -> run(code, own));
        }
        return test;
    }

    private void run(String code, StringBuilder own) {
        for (int i = 0; i < code.length(); i++) {
            try {
                memory(code.charAt(i), own);
                monitors(code.charAt(i));
                threads(code.charAt(i), own);
                shadows(code.charAt(i), own);
            } catch (InterruptedException e) {
                own.append('!');
            }
        }
        own.append('.');
    }

    private void memory(char step, StringBuilder own) {
        switch (step) {
            case 'r', 's' -> {
                Control.read(variables, step - 'r', 0);
                own.append(variables[step - 'r']);
            }
            case 'w', 'x' -> write(step - 'w');
            default -> {}
        }
    }

    private void write(int at) {
        Control.write(variables, at, 0);
        variables[at] = variables[at] * 3 + 1;
    }

    private void monitors(char step) throws InterruptedException {
        switch (step) {
            case '(' -> Control.enter(monitors[0], 0);
            case ')' -> Control.exit(monitors[0], 0);
            case '[' -> Control.enter(monitors[1], 0);
            case ']' -> Control.exit(monitors[1], 0);
            case 'n' -> Control.notifyOne(monitors[0], 0);
            case 'N' -> Control.notifyEvery(monitors[0], 0);
            case 'v' -> Control.await(monitors[0], 0);
            case 't' -> Control.await(monitors[0], 10L, 0);
            default -> {}
        }
    }

    private void threads(char step, StringBuilder own) throws InterruptedException {
        Task first = Task.current().execution.task(1);
        switch (step) {
            case 'i' -> Shadows.interrupt(first);
            case 'I' -> own.append(ThreadControl.interrupted(0) ? 'i' : '-');
            case 'p' -> ThreadControl.park(0);
            case 'P' -> ThreadControl.parkNanos(10, 0);
            case 'u' -> ThreadControl.unpark(first.thread(), 0);
            case 'z' -> ThreadControl.sleep(10, 0);
            case 'j', 'J', 'K' -> {
                var child = new ShadowThread(() -> write(0));
                child.start();
                if (step == 'j') {
                    ThreadControl.join(child, 0);
                } else if (step == 'J') {
                    own.append(ThreadControl.isAlive(child, 0) ? 'a' : 'd');
                }
            }
            default -> {}
        }
    }

    @SuppressWarnings("WaitNotInLoop") // What is waited for is up to chance.
    private void shadows(char step, StringBuilder own) throws InterruptedException {
        switch (step) {
            case 'a' -> semaphore.acquire();
            case 'A' -> own.append(semaphore.tryAcquire(5, TimeUnit.SECONDS) ? 'y' : 'n');
            case 'T' -> own.append(semaphore.tryAcquire() ? 'y' : 'n');
            case 'b' -> semaphore.release();
            case 'B' -> semaphore.acquireUninterruptibly();
            case 'd' -> latch.countDown();
            case 'D' -> latch.await();
            case 'L' -> lock.lock();
            case 'U' -> lock.unlock();
            case 'y', 'Y' -> {
                boolean got = step == 'y' ? lock.tryLock() : lock.tryLock(10, TimeUnit.NANOSECONDS);
                own.append(got ? 'y' : 'n');
                if (got) {
                    lock.unlock();
                }
            }
            case 'c' -> condition.await();
            case 'C' -> own.append(condition.await(10, TimeUnit.NANOSECONDS) ? 'y' : 'n');
            case 'e' -> condition.signal();
            case 'E' -> condition.signalAll();
            case 'q' -> queue.put("" + own.length());
            case 'Q' -> own.append(queue.take());
            case 'k' -> own.append(queue.poll(10, TimeUnit.NANOSECONDS));
            default -> {}
        }
    }

    @Override
    public String outcome() {
        return Arrays.toString(seen) + Arrays.toString(variables) + latch.getCount() + queue.size() + " "
                + lock.isLocked();
    }

    @Override
    public String toString() {
        return Arrays.toString(threads);
    }
}
