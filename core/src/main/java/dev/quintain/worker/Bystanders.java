package dev.quintain.worker;

/**
 * Threads that only wait, in a group of their own. How many there are beside the one that runs the tests, and by which
 * numbers they are known, is up to who runs them: code that counts threads, or looks for one, is to find others than before.
 */
final class Bystanders {
    private static final int COUNT = 3;

    /** So many numbers of threads are taken before: more than there are threads. */
    private static final int PASSERS_BY = 20;

    private Bystanders() {}

    static void start() {
        for (int i = 0; i < PASSERS_BY; i++) {
            new Thread(() -> {}, "passer-by").start();
        }
        var group = new ThreadGroup("bystanders");
        for (int i = 0; i < COUNT; i++) {
            Thread thread = new Thread(group, Bystanders::stand, "bystander-" + i);
            thread.setDaemon(true);
            thread.start();
        }
    }

    private static void stand() {
        while (true) {
            try {
                Thread.sleep(Long.MAX_VALUE);
            } catch (InterruptedException byTheCodeUnderTest) {
                // Goes on waiting: nobody is to miss it.
            }
        }
    }
}
