package dev.quintain.verification.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the platform offers to threads does in every schedule what it is documented to do. */
class ShadowsTest {
    private static final String SCRIPT = """
            #cut m ProducerConsumer
            #top
            import dev.quintain.examples.interleave.*;
            import java.util.concurrent.*;
            import java.util.concurrent.atomic.*;
            import java.util.concurrent.locks.*;
            #end
            #shared <s>
                final CountDownLatch latch = new CountDownLatch(2);
                final CyclicBarrier barrier = new CyclicBarrier(2);
                final ReentrantReadWriteLock both = new ReentrantReadWriteLock();
                final BlockingQueue<String> queue = new LinkedBlockingQueue<>(1);
                final SynchronousQueue<String> hand = new SynchronousQueue<>();
                final AtomicInteger count = new AtomicInteger();
                int plain;
                Thread parked;
                volatile Thread first;
            #end
            // 1 a latch
            #begin
                #tick
                    #thread <a> #excMonitor s.latch.countDown(); #end #end
                    #thread <b> #excMonitor s.latch.countDown(); #end #end
                    #thread <c> #excMonitor s.latch.await(); #end #valueCheck s.latch.getCount() # 0 #end #end
                #end
            #end
            // 2 a barrier
            #begin
                #tick
                    #thread <a> #excMonitor s.count.incrementAndGet(); s.barrier.await(); #end #valueCheck s.count.get() # 2 #end #end
                    #thread <b> #excMonitor s.count.incrementAndGet(); s.barrier.await(); #end #valueCheck s.count.get() # 2 #end #end
                #end
            #end
            // 3 read-write lock protects a plain field
            #begin
                #tick
                    #thread <a> #excMonitor s.both.writeLock().lock(); s.plain++; s.both.writeLock().unlock(); #end #end
                    #thread <b> #excMonitor s.both.writeLock().lock(); s.plain++; s.both.writeLock().unlock(); #end #end
                    #thread <c> #excMonitor s.both.readLock().lock(); int x = s.plain; if (x != s.plain) throw new IllegalStateException(); s.both.readLock().unlock(); #end #end
                #end
                #tick #thread <d> #valueCheck s.plain # 2 #end #end #end
            #end
            // 4 a queue of one place
            #begin
                #tick
                    #thread <a> #excMonitor s.queue.put("1"); s.queue.put("2"); #end #end
                    #thread <b> #valueCheck s.queue.take() # "1" #end #valueCheck s.queue.take() # "2" #end #end
                #end
            #end
            // 5 hand to hand
            #begin
                #tick
                    #thread <a> #excMonitor s.hand.put("1"); #end #end
                    #thread <b> #valueCheck s.hand.take() # "1" #end #end
                #end
            #end
            // 6 an executor and its futures
            #begin
                #tick
                    #thread <a>
                        ExecutorService pool = Executors.newFixedThreadPool(2);
                        Future<Integer> one = pool.submit(() -> s.count.incrementAndGet());
                        Future<Integer> two = pool.submit(() -> s.count.incrementAndGet());
                        #valueCheck one.get() + two.get() # 3 #end
                        pool.shutdown();
                        #valueCheck pool.awaitTermination(1, TimeUnit.MINUTES) # true #end
                    #end
                #end
            #end
            // 7 parking
            #begin
                #tick
                    #thread <a> s.first = Thread.currentThread(); #excMonitor while (s.plain == 0) LockSupport.park(); #end #end
                    #thread <b> s.plain = 1; while (s.first == null) Thread.yield(); LockSupport.unpark(s.first); #end
                #end
            #end
            // 8 an interrupt ends a wait
            #begin
                #tick
                    #thread <a> s.first = Thread.currentThread(); #excMonitor m.receive(); # InterruptedException #end #end
                    #thread <b> while (s.first == null) Thread.yield(); s.first.interrupt(); #end
                #end
            #end
            // 9 threads started and joined
            #begin
                #tick
                    #thread <a> Thread t = new Thread(() -> s.plain++); t.start(); #excMonitor t.join(); #end #valueCheck s.plain # 1 #end #end
                #end
            #end
            // 10 a try that fails, and one that is timed
            #begin
                #tick
                    #thread <a> ReentrantLock l = new ReentrantLock(); l.lock(); s.parked = new Thread(() -> { if (l.tryLock()) throw new IllegalStateException(); try { if (l.tryLock(1, TimeUnit.HOURS)) throw new IllegalStateException(); } catch (InterruptedException e) { } }); s.parked.start(); #excMonitor s.parked.join(); #end l.unlock(); #end
                #end
            #end
            """;

    @TempDir
    Path folder;

    @Test
    void they_do_what_the_platforms_own_do() {
        Interleaved run = Interleaved.script(folder, SCRIPT, "--explore", "--schedules", "1000");

        assertEquals(Interleaved.RIGHT, run.exitCode(), run.out() + run.err());
        assertTrue(run.out().contains("Sequence 6: no error in 26 schedules: exhausted."), run.out());
    }

    @Test
    void the_same_script_is_right_on_the_platforms_own() {
        Interleaved run = Interleaved.script(folder, SCRIPT.replace("TimeUnit.HOURS", "TimeUnit.MILLISECONDS"));

        assertTrue(run.isGreen(), run.out() + run.err());
    }
}
