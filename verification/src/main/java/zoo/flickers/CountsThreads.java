package zoo.flickers;

/** Tells about the virtual machine that it runs in: another has other threads, and more or less of everything. */
public class CountsThreads {
    public int threads() {
        return Thread.activeCount();
    }

    public int groups() {
        return Thread.currentThread().getThreadGroup().activeGroupCount();
    }

    public String thread() {
        return Thread.currentThread().getName();
    }

    public long numberOfAnother() {
        return Thread.getAllStackTraces().keySet().stream()
                .mapToLong(Thread::getId)
                .max()
                .orElse(0);
    }

    public Thread find(long number) {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getId() == number)
                .findFirst()
                .orElse(null);
    }

    public int processors() {
        return Runtime.getRuntime().availableProcessors();
    }

    public long memory() {
        return Runtime.getRuntime().maxMemory();
    }

    public int always() {
        return 42;
    }
}
