package dev.quintain.verification.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;

/** Futures, scheduled executors, and what else of the platform has threads wait: as documented, in every schedule. */
class MoreShadowsTest {
    private static final String TOP = """
            #ticktime 20000
            #cut m ProducerConsumer
            #top
            import dev.quintain.examples.interleave.*;
            import java.util.*;
            import java.util.concurrent.*;
            import java.util.concurrent.atomic.*;
            import java.util.concurrent.locks.*;
            #end
            #shared <s>
                final LinkedBlockingDeque<String> deque = new LinkedBlockingDeque<>(1);
                final StampedLock stamped = new StampedLock();
                final Phaser phaser = new Phaser(2);
                final Exchanger<String> exchanger = new Exchanger<>();
                final CompletableFuture<String> future = new CompletableFuture<>();
                final AtomicInteger count = new AtomicInteger();
                int x;
                int y;
            #end
            """;

    private static final String SCRIPT = TOP + """
            // 1 both ends of a deque
            #begin
                #tick
                    #thread <a> #excMonitor s.deque.putFirst("1"); s.deque.putLast("2"); #end #end
                    #thread <b> #valueCheck s.deque.takeLast() + s.deque.takeFirst() # "12" #end #end
                #end
            #end
            // 2 an optimistic read that is validated is not torn
            #begin
                #tick
                    #thread <a> #excMonitor long w = s.stamped.writeLock(); s.x = 1; s.y = 1; s.stamped.unlockWrite(w); #end #end
                    #thread <b>
                        int x; int y;
                        long r = s.stamped.tryOptimisticRead();
                        x = s.x; y = s.y;
                        if (!s.stamped.validate(r)) {
                            r = s.stamped.readLock();
                            x = s.x; y = s.y;
                            s.stamped.unlockRead(r);
                        }
                        #valueCheck x == y # true #end
                    #end
                #end
            #end
            // 3 two phases
            #begin
                #tick
                    #thread <a> #excMonitor s.count.incrementAndGet(); s.phaser.arriveAndAwaitAdvance(); #end #valueCheck s.count.get() >= 2 # true #end #excMonitor s.phaser.arriveAndDeregister(); #end #end
                    #thread <b> #excMonitor s.count.incrementAndGet(); s.phaser.arriveAndAwaitAdvance(); #end #valueCheck s.phaser.getPhase() > 0 # true #end #end
                #end
            #end
            // 4 an exchange
            #begin
                #tick
                    #thread <a> #valueCheck s.exchanger.exchange("a") # "b" #end #end
                    #thread <b> #valueCheck s.exchanger.exchange("b") # "a" #end #end
                #end
            #end
            // 5 a future that is completed, and what hangs on it
            #begin
                #tick
                    #thread <a> #valueCheck s.future.thenApply(t -> t + "!").join() # "x!" #end #end
                    #thread <b> #valueCheck s.future.complete("x") # true #end #end
                #end
            #end
            // 6 two that run by themselves, combined
            #begin
                #tick
                    #thread <a>
                        CompletableFuture<Integer> one = CompletableFuture.supplyAsync(() -> s.count.incrementAndGet());
                        CompletableFuture<Integer> two = CompletableFuture.supplyAsync(() -> s.count.incrementAndGet());
                        #valueCheck one.thenCombine(two, Integer::sum).get() # 3 #end
                    #end
                #end
            #end
            // 7 one that fails, mended; and one that takes too long
            #begin
                #tick
                    #thread <a>
                        CompletableFuture<String> bad = CompletableFuture.supplyAsync(() -> { throw new IllegalStateException("no"); });
                        #valueCheck bad.exceptionally(e -> e.getCause().getMessage()).join() # "no" #end
                        #valueCheck new CompletableFuture<String>().completeOnTimeout("late", 1, TimeUnit.DAYS).join() # "late" #end
                        #excMonitor s.future.orTimeout(1, TimeUnit.HOURS).get(); # ExecutionException #end
                    #end
                #end
            #end
            // 8 tasks at their time
            #begin
                #tick
                    #thread <a>
                        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
                        List<String> order = Collections.synchronizedList(new ArrayList<>());
                        pool.schedule(() -> { order.add("late"); }, 2, TimeUnit.HOURS);
                        ScheduledFuture<String> early = pool.schedule(() -> { order.add("early"); return "done"; }, 1, TimeUnit.HOURS);
                        #valueCheck early.get() # "done" #end
                        pool.shutdown();
                        #valueCheck pool.awaitTermination(1, TimeUnit.DAYS) # true #end
                        #valueCheck order.toString() # "[early, late]" #end
                    #end
                #end
            #end
            // 9 again and again, until it is enough
            #begin
                #tick
                    #thread <a>
                        ScheduledExecutorService pool = Executors.newSingleThreadScheduledExecutor();
                        CountDownLatch three = new CountDownLatch(3);
                        pool.scheduleAtFixedRate(three::countDown, 1, 1, TimeUnit.SECONDS);
                        #excMonitor three.await(); #end
                        pool.shutdownNow();
                        #valueCheck pool.awaitTermination(1, TimeUnit.DAYS) # true #end
                    #end
                #end
            #end
            // 10 whichever is done first, and any of them
            #begin
                #tick
                    #thread <a>
                        ExecutorService pool = Executors.newFixedThreadPool(2);
                        CompletionService<String> both = new ExecutorCompletionService<>(pool);
                        both.submit(() -> "1");
                        both.submit(() -> "2");
                        #valueCheck new TreeSet<>(List.of(both.take().get(), both.take().get())).toString() # "[1, 2]" #end
                        #valueCheck List.of("3", "4").contains(pool.invokeAny(List.of(() -> "3", () -> "4"))) # true #end
                        pool.shutdown();
                    #end
                #end
            #end
            // 11 who finds no room runs it
            #begin
                #tick
                    #thread <a>
                        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new SynchronousQueue<>(), new ThreadPoolExecutor.CallerRunsPolicy());
                        for (int i = 0; i < 3; i++) pool.execute(() -> s.count.incrementAndGet());
                        pool.shutdown();
                        #valueCheck pool.awaitTermination(1, TimeUnit.DAYS) # true #end
                        #valueCheck s.count.get() # 3 #end
                    #end
                #end
            #end
            """;

    @TempDir
    Path folder;

    @Test
    void they_do_what_the_platforms_own_do() {
        Interleaved run =
                Interleaved.script(folder, SCRIPT, "--explore", "--schedules", "3000", "--search", "depth_first");

        assertEquals(Interleaved.RIGHT, run.exitCode(), run.out() + run.err());
        assertFalse(run.out().contains("there are more"), run.out());
    }

    @Test
    void the_same_script_is_right_on_the_platforms_own() {
        Interleaved run = Interleaved.script(
                folder,
                SCRIPT.replace("2, TimeUnit.HOURS", "2, TimeUnit.SECONDS")
                        .replace("TimeUnit.HOURS", "TimeUnit.MILLISECONDS")
                        .replace("late\", 1, TimeUnit.DAYS", "late\", 1, TimeUnit.MILLISECONDS")
                        .replace("1, 1, TimeUnit.SECONDS", "1, 1, TimeUnit.MILLISECONDS"));

        assertTrue(run.isGreen(), run.out() + run.err());
    }

    @Test
    void an_optimistic_read_that_nobody_validates_is_torn_in_some_schedule() {
        Interleaved run = Interleaved.script(folder, TOP + """
                        #begin
                            #tick
                                #thread <a> #excMonitor long w = s.stamped.writeLock(); s.x = 1; s.y = 1; s.stamped.unlockWrite(w); #end #end
                                #thread <b> long r = s.stamped.tryOptimisticRead(); int x = s.x; #valueCheck r == 0 || x == s.y # true #end #end
                            #end
                        #end
                        """, "--explore");

        assertEquals(Interleaved.FAULTS, run.exitCode(), run.out() + run.err());
    }

    @Test
    void a_future_that_two_complete_has_one_value_of_two() {
        Interleaved run = Interleaved.script(folder, TOP + """
                        #begin
                            #tick
                                #thread <a> #excMonitor s.future.complete("a"); #end #end
                                #thread <b> #excMonitor s.future.complete("b"); #end #end
                                #thread <c> #valueCheck s.future.join() # "a" #end #end
                            #end
                        #end
                        """, "--explore");

        assertEquals(Interleaved.FAULTS, run.exitCode(), run.out() + run.err());
        assertTrue(run.out().contains("value error"), run.out());
    }

    @Test
    @EnabledForJreRange(min = JRE.JAVA_21)
    void virtual_threads_are_under_control() {
        Interleaved run = Interleaved.script(folder, TOP + """
                        #begin
                            #tick
                                #thread <a>
                                    Thread one = Thread.ofVirtual().name("v").start(() -> s.x++);
                                    Thread two = Thread.startVirtualThread(() -> s.x++);
                                    #excMonitor one.join(); two.join(); #end
                                    #valueCheck s.x # 2 #end
                                #end
                            #end
                        #end
                        """, "--explore");

        assertEquals(Interleaved.FAULTS, run.exitCode(), run.out() + run.err());
        assertTrue(run.out().contains("value error"), run.out());
    }
}
