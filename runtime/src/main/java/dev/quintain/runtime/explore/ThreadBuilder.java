package dev.quintain.runtime.explore;

import java.lang.Thread.UncaughtExceptionHandler;
import java.util.concurrent.ThreadFactory;

/**
 * Stands in for the builders of threads, of which those of virtual ones make the same as the others here: one runs at a
 * time anyway.
 */
public interface ThreadBuilder {
    static ThreadBuilder make() {
        return new Plain();
    }

    ThreadBuilder name(String name);

    ThreadBuilder name(String prefix, long start);

    ThreadBuilder group(ThreadGroup group);

    ThreadBuilder daemon();

    ThreadBuilder daemon(boolean on);

    ThreadBuilder priority(int priority);

    ThreadBuilder stackSize(long size);

    ThreadBuilder inheritInheritableThreadLocals(boolean inherit);

    ThreadBuilder uncaughtExceptionHandler(UncaughtExceptionHandler handler);

    Thread unstarted(Runnable task);

    Thread start(Runnable task);

    ThreadFactory factory();

    /** The only one. */
    final class Plain implements ThreadBuilder {
        private String name = "";
        private long number = -1;
        private boolean daemon;
        private UncaughtExceptionHandler handler;

        private Plain() {}

        @Override
        public ThreadBuilder name(String newName) {
            name = newName;
            number = -1;
            return this;
        }

        @Override
        public ThreadBuilder name(String prefix, long start) {
            name = prefix;
            number = start;
            return this;
        }

        @Override
        public ThreadBuilder group(ThreadGroup group) {
            return this;
        }

        @Override
        public ThreadBuilder daemon() {
            return daemon(true);
        }

        @Override
        public ThreadBuilder daemon(boolean on) {
            daemon = on;
            return this;
        }

        @Override
        public ThreadBuilder priority(int priority) {
            return this;
        }

        @Override
        public ThreadBuilder stackSize(long size) {
            return this;
        }

        @Override
        public ThreadBuilder inheritInheritableThreadLocals(boolean inherit) {
            return this;
        }

        @Override
        public ThreadBuilder uncaughtExceptionHandler(UncaughtExceptionHandler newHandler) {
            handler = newHandler;
            return this;
        }

        @Override
        public Thread unstarted(Runnable task) {
            var thread = new ShadowThread(task, number < 0 ? name : name + number++);
            thread.setDaemon(daemon);
            if (handler != null) {
                thread.setUncaughtExceptionHandler(handler);
            }
            return thread;
        }

        @Override
        public Thread start(Runnable task) {
            Thread thread = unstarted(task);
            thread.start();
            return thread;
        }

        @Override
        public ThreadFactory factory() {
            return this::unstarted;
        }
    }
}
