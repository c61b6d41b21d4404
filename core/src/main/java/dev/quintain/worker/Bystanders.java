package dev.quintain.worker;

/**
 * Threads that only wait, in a group of their own. How many there are beside the one that runs the tests is up to who runs
 * them: code that counts threads is to see another number than before.
 */
final class Bystanders {
    private static final int COUNT = 3;

    private Bystanders() {}

    static void start() {
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
