package dev.quintain.worker;

import java.io.Serializable;

/** What an engine wants done in a worker: sent there once, opened there, then asked again and again. */
public interface Program extends Serializable {
    Session open(Parent parent) throws Exception;

    /** A program at work. Its requests run one after the other, on one thread. */
    interface Session {
        void run(Serializable request) throws Exception;
    }

    /** The way back from a worker to the process that started it. */
    interface Parent {
        /** Hands a message on at once: it survives whatever the code under test does next. */
        void send(Serializable message);

        /**
         * Notes which test runs now, so that the parent knows it when the worker dies or hangs. Nearly free: call it
         * before every test.
         */
        void testing(long test);

        /** Notes that the arguments of the test are made, and what runs now is the operation under test. */
        void underTest();

        /** The clock, as {@link System#nanoTime} has it. */
        long nanoTime();

        /** Ends this JVM, since the test that runs never will. Any thread may say so. */
        void giveUp();

        /** Asks to be replaced after this request: something that cannot be put back is left in this JVM. */
        void retire(String reason);
    }
}
