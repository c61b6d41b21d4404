package dev.quintain.examples.concurrent.faulty;

import java.util.concurrent.atomic.AtomicReference;

/** A stack without locks that uses its nodes again: who compares the top takes an old node for the same stack (ABA). */
public class LockFreeStack {
    private final AtomicReference<Node> top = new AtomicReference<>();
    private final AtomicReference<Node> spare = new AtomicReference<>();

    private static final class Node {
        private volatile String item;
        private volatile Node next;
    }

    public void push(String item) {
        Node node = spare.getAndSet(null);
        if (node == null) {
            node = new Node();
        }
        node.item = item;
        do {
            node.next = top.get();
        } while (!top.compareAndSet(node.next, node));
    }

    public String pop() {
        while (true) {
            Node old = top.get();
            if (old == null) {
                return null;
            }
            Node next = old.next;
            if (top.compareAndSet(old, next)) {
                String item = old.item;
                spare.set(old);
                return item;
            }
        }
    }
}
