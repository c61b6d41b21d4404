package com.acme;

/** Hands characters from one thread to another. */
public class Buffer {
    private String contents = "";

    public synchronized void send(String text) throws InterruptedException {
        while (!contents.isEmpty()) {
            wait();
        }
        contents = text;
        notifyAll();
    }

    public synchronized char receive() throws InterruptedException {
        while (contents.isEmpty()) {
            wait();
        }
        char first = contents.charAt(0);
        contents = contents.substring(1);
        notifyAll();
        return first;
    }
}
