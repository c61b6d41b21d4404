package dev.quintain.runtime.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;
import org.junit.jupiter.api.Test;

/** Whatever a thread waits in, the clock knows whether it waits: that a call completes when it should, and not before. */
@SuppressWarnings({"LockNotBeforeTry", "WaitNotInLoop"}) // Waits that end for no other reason are what is tested.
class QuiescenceTest {
    private final Interleaving test = new Interleaving();

    private void isRight() {
        Outcome outcome = test.run();

        assertEquals("", outcome.toString());
    }

    @Test
    void a_monitor_that_another_thread_has() {
        var monitor = new Object();
        var gate = new CountDownLatch(1);
        test.at(1, "owner").calls(() -> {
            synchronized (monitor) {
                gate.await();
            }
        });
        test.at(2, "blocked").calls(() -> inside(monitor)).completesAt(3);
        test.at(3, "opener").calls(gate::countDown).completesAt(3);

        isRight();
    }

    private static void inside(Object monitor) {
        synchronized (monitor) {
            monitor.notifyAll();
        }
    }

    @Test
    void a_reentrant_lock() {
        var lock = new ReentrantLock();
        test.at(1, "owner").calls(() -> lock.lock()).completesAt(1);
        test.at(2, "blocked").calls(() -> lock.lock()).completesAt(3);
        test.at(3, "owner").calls(() -> lock.unlock()).completesAt(3);

        isRight();
    }

    @Test
    void a_condition() {
        var lock = new ReentrantLock();
        var condition = lock.newCondition();
        test.at(1, "waiter")
                .calls(() -> {
                    lock.lock();
                    condition.await();
                    lock.unlock();
                })
                .completesAt(2);
        test.at(2, "signaller").calls(() -> {
            lock.lock();
            condition.signal();
            lock.unlock();
        });

        isRight();
    }

    @Test
    void read_and_write_locks() {
        var lock = new ReentrantReadWriteLock();
        test.at(1, "reader").calls(() -> lock.readLock().lock()).completesAt(1);
        test.at(2, "writer").calls(() -> lock.writeLock().lock()).completesAt(3);
        test.at(3, "reader").calls(() -> lock.readLock().unlock()).completesAt(3);

        isRight();
    }

    @Test
    void a_stamped_lock() {
        var lock = new StampedLock();
        var stamp = new AtomicLong();
        test.at(1, "owner").calls(() -> stamp.set(lock.writeLock())).completesAt(1);
        test.at(2, "blocked").calls(() -> lock.writeLock()).completesAt(3);
        test.at(3, "owner").calls(() -> lock.unlockWrite(stamp.get())).completesAt(3);

        isRight();
    }

    @Test
    void a_parked_thread() {
        var parked = new CompletableFuture<Thread>();
        test.at(1, "parked")
                .calls(() -> {
                    parked.complete(Thread.currentThread());
                    LockSupport.park();
                })
                .completesAt(2);
        test.at(2, "other").calls(() -> LockSupport.unpark(parked.join())).completesAt(2);

        isRight();
    }

    @Test
    void a_semaphore() {
        var semaphore = new Semaphore(0);
        test.at(1, "waiter").calls(() -> semaphore.acquire(2)).completesAt(3);
        test.at(2, "one").calls(() -> semaphore.release()).completesAt(2);
        test.at(3, "two").calls(() -> semaphore.release()).completesAt(3);

        isRight();
    }

    @Test
    void blocking_queues() {
        var queue = new ArrayBlockingQueue<String>(1);
        test.at(1, "consumer").calls(() -> queue.take()).returns("a").completesAt(2);
        test.at(2, "producer").calls(() -> queue.put("a")).completesAt(2);
        test.at(3, "producer").calls(() -> queue.put("b")).completesAt(3);
        test.at(4, "producer").calls(() -> queue.put("c")).completesAt(5);
        test.at(5, "consumer").calls(() -> queue.take()).returns("b").completesAt(5);

        isRight();
    }

    @Test
    void a_queue_that_hands_over() {
        var queue = new SynchronousQueue<String>();
        test.at(1, "producer").calls(() -> queue.put("a")).completesAt(2);
        test.at(2, "consumer").calls(() -> queue.take()).returns("a").completesAt(2);

        isRight();
    }

    @Test
    void a_transfer_queue() {
        var queue = new LinkedTransferQueue<String>();
        test.at(1, "producer").calls(() -> queue.transfer("a")).completesAt(2);
        test.at(2, "consumer").calls(() -> queue.take()).returns("a").completesAt(2);

        isRight();
    }

    @Test
    void barriers_phasers_and_exchangers() {
        var barrier = new CyclicBarrier(2);
        var phaser = new Phaser(2);
        var exchanger = new Exchanger<String>();
        test.at(1, "a").calls(() -> barrier.await()).completesAt(2);
        test.at(2, "b").calls(() -> barrier.await()).completesAt(2);
        test.at(3, "a").calls(() -> phaser.arriveAndAwaitAdvance()).completesAt(4);
        test.at(4, "b").calls(() -> phaser.arriveAndAwaitAdvance()).completesAt(4);
        test.at(5, "a")
                .calls(() -> exchanger.exchange("from a"))
                .returns("from b")
                .completesAt(6);
        test.at(6, "b")
                .calls(() -> exchanger.exchange("from b"))
                .returns("from a")
                .completesAt(6);

        isRight();
    }

    @Test
    void a_future_that_somebody_completes() {
        var future = new CompletableFuture<String>();
        test.at(1, "waiter").calls(() -> future.get()).returns("done").completesAt(2);
        test.at(2, "completer")
                .calls(() -> future.complete("done"))
                .returns(true)
                .completesAt(2);

        isRight();
    }

    @Test
    void a_sleep_is_waited_for() {
        test.at(1, "sleeper").calls(() -> Thread.sleep(30)).completesAt(1);

        isRight();
    }

    @Test
    void a_timed_wait_is_waited_for() {
        var lock = new Object();
        var semaphore = new Semaphore(0);
        test.at(1, "waiter")
                .calls(() -> {
                    synchronized (lock) {
                        lock.wait(30);
                    }
                })
                .completesAt(1);
        test.at(2, "taker")
                .calls(() -> semaphore.tryAcquire(30, TimeUnit.MILLISECONDS))
                .returns(false)
                .completesAt(2);
        test.at(3, "parker").calls(() -> LockSupport.parkNanos(30_000_000)).completesAt(3);

        isRight();
    }

    @Test
    void an_interrupt() {
        var sleeper = new CompletableFuture<Thread>();
        test.at(1, "sleeper")
                .calls(() -> {
                    sleeper.complete(Thread.currentThread());
                    new CountDownLatch(1).await();
                })
                .fails(InterruptedException.class)
                .completesAt(2);
        test.at(2, "interrupter").calls(() -> sleeper.join().interrupt()).completesAt(2);

        isRight();
    }

    @Test
    void work_that_is_done_by_the_common_pool() {
        test.at(1, "asker")
                .calls(() -> CompletableFuture.supplyAsync(() -> busy(40)).get())
                .completesAt(1);

        isRight();
    }

    @Test
    void work_that_is_handed_to_the_common_pool_itself() {
        test.at(1, "asker")
                .calls(() -> ForkJoinPool.commonPool().submit(() -> busy(40)).get())
                .completesAt(1);
        test.at(2, "asker")
                .calls(() -> ForkJoinPool.commonPool().submit(() -> busy(20)).get())
                .completesAt(2);

        isRight();
    }

    @Test
    void a_task_that_waits_in_the_common_pool_is_suspended() {
        var gate = new CountDownLatch(1);
        test.at(1, "asker")
                .calls(() -> ForkJoinPool.commonPool()
                        .submit(() -> {
                            gate.await();
                            return true;
                        })
                        .get())
                .completesAt(3);
        test.at(2, "other").calls(() -> gate.getCount()).returns(1L).completesAt(2);
        test.at(3, "opener").calls(gate::countDown).completesAt(3);

        isRight();
    }

    @Test
    void a_task_that_was_stuck_in_the_common_pool_before_the_sequence_does_not_hold_it_up() throws Exception {
        var worker = new CompletableFuture<Thread>();
        var over = new CountDownLatch(1);
        Future<?> task = ForkJoinPool.commonPool().submit(() -> {
            worker.complete(Thread.currentThread());
            return over.await(10, TimeUnit.MINUTES);
        });
        while (worker.get().getState() != Thread.State.TIMED_WAITING) {
            Thread.onSpinWait();
        }
        try {
            var later = new Interleaving();
            later.at(1, "first").calls(() -> 1).returns(1).completesAt(1);
            later.at(2, "second").calls(over::countDown).completesAt(2);
            later.at(2, "third").calls(() -> task.get()).returns(true).completesAt(2);

            assertEquals("", later.run().toString());
        } finally {
            over.countDown();
        }
    }

    @Test
    void work_that_is_done_by_a_thread_of_the_component() {
        ExecutorService executor = Executors.newSingleThreadExecutor();
        test.at(1, "asker").calls(() -> executor.submit(() -> busy(40)).get()).completesAt(1);
        test.at(2, "closer").calls(() -> executor.shutdown()).completesAt(2);

        assertEquals(List.of(), test.run().faults());
    }

    @Test
    void threads_of_the_component_that_have_the_same_name_of_which_one_ends() {
        var gate = new CountDownLatch(1);
        var never = new Semaphore(0);
        test.at(1, "starter").calls(() -> {
            worker(() -> gate.await()).start();
            worker(() -> never.acquire()).start();
        });
        test.at(2, "opener").calls(gate::countDown).completesAt(2);
        test.at(3, "opener").calls(() -> never.release()).completesAt(3);

        isRight();
    }

    private static Thread worker(Action action) {
        return new Thread(
                () -> {
                    try {
                        action.run();
                    } catch (Throwable e) {
                        throw new IllegalStateException(e);
                    }
                },
                "worker");
    }

    /** Computes for that many milliseconds of the thread's own processor time. */
    private static int busy(int millis) {
        var threads = ManagementFactory.getThreadMXBean();
        long end = threads.getCurrentThreadCpuTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        int turns = 0;
        while (threads.getCurrentThreadCpuTime() < end) {
            turns++;
        }
        return turns;
    }

    @Test
    void a_long_computation_is_waited_for() {
        test.at(1, "computer").calls(() -> busy(60)).completesAt(1);

        isRight();
    }

    @Test
    void a_thread_that_spins_is_told_and_not_waited_for_for_ever() {
        var stop = new AtomicBoolean();
        test.tickTime(Duration.ofMillis(50));
        test.at(1, "spinner").calls(() -> spinUntil(stop)).completesAt(2);
        test.at(2, "other").calls(() -> stop.set(true)).completesAt(2);

        Outcome outcome = test.run();

        assertEquals(List.of(), outcome.faults());
        assertEquals(
                List.of("at time 1 the clock waited 50 ms for thread spinner, which kept running, and then"
                        + " ticked all the same"),
                outcome.notes());
    }

    private static void spinUntil(AtomicBoolean stop) {
        while (!stop.get()) {
            Thread.onSpinWait();
        }
    }
}
