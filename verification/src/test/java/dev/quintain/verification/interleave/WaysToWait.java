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
