package dev.quintain.verification.interleave;

/** Scripts in which threads wait in all the ways that the platform has for it, a sequence for each. */
final class WaysToWait {
    static final String SCRIPT = """
            #cut m Object
            #top
            import java.util.concurrent.*;
            import java.util.concurrent.locks.*;
            #end
            #shared <s>
                final CountDownLatch gate = new CountDownLatch(1);
                final ReentrantLock lock = new ReentrantLock();
                final Condition condition = lock.newCondition();
                final Semaphore semaphore = new Semaphore(0);
                final BlockingQueue<String> queue = new ArrayBlockingQueue<>(1);
                volatile Thread other;
            #end
            #begin // a monitor that another thread has
                #tick #thread <owner> synchronized (m) { s.gate.await(); } #end #end
                #tick #thread <blocked>
                    #excMonitor synchronized (m) { m.notify(); } #end
                    #valueCheck time() # 3 #end
                #end #end
                #tick #thread <opener> #excMonitor s.gate.countDown(); #end #end #end
            #end
            #begin // a monitor's wait
                #tick #thread <waiter>
                    #excMonitor synchronized (m) { m.wait(); } #end
                    #valueCheck time() # 2 #end
                #end #end
                #tick #thread <waker> #excMonitor synchronized (m) { m.notify(); } #end #end #end
            #end
            #begin // a lock
                #tick #thread <owner> #excMonitor s.lock.lock(); #end #end #end
                #tick #thread <blocked>
                    #excMonitor s.lock.lock(); s.lock.unlock(); #end
                    #valueCheck time() # 3 #end
                #end #end
                #tick #thread <owner> #excMonitor s.lock.unlock(); #end #end #end
            #end
            #begin // a condition
                #tick #thread <waiter>
                    #excMonitor s.lock.lock(); s.condition.await(); s.lock.unlock(); #end
                    #valueCheck time() # 2 #end
                #end #end
                #tick #thread <waker> #excMonitor s.lock.lock(); s.condition.signal(); s.lock.unlock(); #end #end #end
            #end
            #begin // a semaphore
                #tick #thread <waiter>
                    #excMonitor s.semaphore.acquire(2); #end
                    #valueCheck time() # 3 #end
                #end #end
                #tick #thread <one> #excMonitor s.semaphore.release(); #end #end #end
                #tick #thread <two> #excMonitor s.semaphore.release(); #end #end #end
            #end
            #begin // a queue
                #tick #thread <consumer>
                    #valueCheck s.queue.take() # "a" #end
                    #valueCheck time() # 2 #end
                #end #end
                #tick #thread <producer> #excMonitor s.queue.put("a"); s.queue.put("b"); #end #end #end
                #tick #thread <producer>
                    #excMonitor s.queue.put("c"); #end
                    #valueCheck time() # 4 #end
                #end #end
                #tick #thread <consumer> #valueCheck s.queue.take() # "b" #end #end #end
            #end
            #begin // parking
                #tick #thread <parked>
                    s.other = Thread.currentThread();
                    #excMonitor LockSupport.park(); #end
                    #valueCheck time() # 2 #end
                #end #end
                #tick #thread <waker> #excMonitor LockSupport.unpark(s.other); #end #end #end
            #end
            #begin // waits that end by themselves
                #tick #thread <waiter>
                    #excMonitor synchronized (m) { m.wait(20); } #end
                    #valueCheck time() # 1 #end
                #end #end
                #tick #thread <poller>
                    #valueCheck s.queue.poll(20, TimeUnit.MILLISECONDS) # null #end
                    #valueCheck time() # 2 #end
                #end #end
                #tick #thread <sleeper>
                    #excMonitor Thread.sleep(20); #end
                    #valueCheck time() # 3 #end
                #end #end
            #end
            #begin // an interrupt
                #tick #thread <sleeper>
                    s.other = Thread.currentThread();
                    #excMonitor s.gate.await(); # InterruptedException #end
                    #valueCheck time() # 2 #end
                #end #end
                #tick #thread <waker> #excMonitor s.other.interrupt(); #end #end #end
            #end
            """;

    static final int TEST_CASES = 35;

    /** The rest of what the platform has, and work that others do. */
    static final String MORE = """
            #top
            import java.util.concurrent.*;
            import java.util.concurrent.locks.*;
            #end
            #shared <s>
                final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
                final StampedLock stamped = new StampedLock();
                volatile long stamp;
                final CyclicBarrier barrier = new CyclicBarrier(2);
                final Phaser phaser = new Phaser(2);
                final Exchanger<String> exchanger = new Exchanger<>();
                final SynchronousQueue<String> handOver = new SynchronousQueue<>();
                final LinkedTransferQueue<String> transfer = new LinkedTransferQueue<>();
                final CompletableFuture<String> future = new CompletableFuture<>();
                final CountDownLatch gate = new CountDownLatch(1);
                final ExecutorService executor = Executors.newSingleThreadExecutor(task -> {
                    Thread thread = new Thread(task, "servant");
                    thread.setDaemon(true);
                    return thread;
                });
                public void teardown() { executor.shutdown(); }
            #end
            #begin // locks for readers and writers
                #tick #thread <reader> #excMonitor s.lock.readLock().lock(); #end #end #end
                #tick #thread <writer> #excMonitor s.lock.writeLock().lock(); #end #valueCheck time() # 3 #end #end #end
                #tick #thread <reader> #excMonitor s.lock.readLock().unlock(); #end #end #end
            #end
            #begin // a stamped lock
                #tick #thread <owner> #excMonitor s.stamp = s.stamped.writeLock(); #end #end #end
                #tick #thread <reader> #excMonitor s.stamped.readLock(); #end #valueCheck time() # 3 #end #end #end
                #tick #thread <owner> #excMonitor s.stamped.unlockWrite(s.stamp); #end #end #end
            #end
            #begin // a barrier, a phaser, an exchanger
                #tick #thread <a> #excMonitor s.barrier.await(); #end #valueCheck time() # 2 #end #end #end
                #tick #thread <b> #excMonitor s.barrier.await(); #end #valueCheck time() # 2 #end #end #end
                #tick #thread <a> #excMonitor s.phaser.arriveAndAwaitAdvance(); #end #valueCheck time() # 4 #end #end #end
                #tick #thread <b> #excMonitor s.phaser.arriveAndAwaitAdvance(); #end #valueCheck time() # 4 #end #end #end
                #tick #thread <a> #valueCheck s.exchanger.exchange("a") # "b" #end #valueCheck time() # 6 #end #end #end
                #tick #thread <b> #valueCheck s.exchanger.exchange("b") # "a" #end #valueCheck time() # 6 #end #end #end
            #end
            #begin // queues that hand over
                #tick #thread <p> #excMonitor s.handOver.put("a"); #end #valueCheck time() # 2 #end #end #end
                #tick #thread <c> #valueCheck s.handOver.take() # "a" #end #valueCheck time() # 2 #end #end #end
                #tick #thread <p> #excMonitor s.transfer.transfer("b"); #end #valueCheck time() # 4 #end #end #end
                #tick #thread <c> #valueCheck s.transfer.take() # "b" #end #valueCheck time() # 4 #end #end #end
            #end
            #begin // a future
                #tick #thread <waiter> #valueCheck s.future.get() # "done" #end #valueCheck time() # 2 #end #end #end
                #tick #thread <completer> #valueCheck s.future.complete("done") # true #end #end #end
            #end
            #begin // a thread of the component's own, which waits in between
                #tick #thread <asker>
                    #valueCheck s.executor.submit(() -> { s.gate.await(); return "done"; }).get() # "done" #end
                    #valueCheck time() # 3 #end
                #end #end
                #tick #thread <other> #valueCheck s.gate.getCount() # 1 #end #valueCheck time() # 2 #end #end #end
                #tick #thread <opener> #excMonitor s.gate.countDown(); #end #end #end
            #end
            #begin // the common pool, which waits in between
                #tick #thread <asker>
                    #valueCheck ForkJoinPool.commonPool().submit(() -> { s.gate.await(); return 1; }).get() # 1 #end
                    #valueCheck time() # 3 #end
                #end #end
                #tick #thread <other> #valueCheck s.gate.getCount() # 1 #end #valueCheck time() # 2 #end #end #end
                #tick #thread <opener> #excMonitor s.gate.countDown(); #end #end #end
            #end
            """;

    static final int MORE_TEST_CASES = 41;

    static final String SPINNING = """
            #ticktime 100
            #shared <s>
                volatile boolean stop;
            #end
            #begin
                #tick #thread <spinner> #excMonitor while (!s.stop) Thread.onSpinWait(); #end #end #end
                #tick #thread <other> s.stop = true; #end #end
                #tick #end #tick #end
            #end
            """;

    private WaysToWait() {}
}
