package dev.quintain.examples.concurrent.right;

import java.util.concurrent.atomic.AtomicReference;

/** A stack without locks (Treiber 1986). Nodes are never used again, so that the same node is the same stack. */
public class LockFreeStack {
    private final AtomicReference<Node> top = new AtomicReference<>();

    private record Node(String item, Node next) {}

    public void push(String item) {
        Node old = top.get();
        while (!top.compareAndSet(old, new Node(item, old))) {
            old = top.get();
        }
    }

    public String pop() {
        while (true) {
            Node old = top.get();
            if (old == null) {
                return null;
            }
            if (top.compareAndSet(old, old.next())) {
                return old.item();
            }
        }
    }
}
