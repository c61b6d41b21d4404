package dev.quintain.examples.concurrent.right;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A queue without locks (Michael and Scott 1996). */
public class LockFreeQueue {
    private static final VarHandle NEXT;
    private static final VarHandle HEAD;
    private static final VarHandle TAIL;

    static {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            NEXT = lookup.findVarHandle(Node.class, "next", Node.class);
            HEAD = lookup.findVarHandle(LockFreeQueue.class, "head", Node.class);
            TAIL = lookup.findVarHandle(LockFreeQueue.class, "tail", Node.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private volatile Node head = new Node(null);
    private volatile Node tail = head;

    private static final class Node {
        private final String item;
        private volatile Node next;

        Node(String item) {
            this.item = item;
        }
    }

    public void add(String item) {
        var node = new Node(item);
        while (true) {
            Node last = tail;
            Node next = last.next;
            if (next != null) {
                TAIL.compareAndSet(this, last, next);
            } else if (NEXT.compareAndSet(last, null, node)) {
                TAIL.compareAndSet(this, last, node);
                return;
            }
        }
    }

    public String poll() {
        while (true) {
            Node first = head;
            Node next = first.next;
            if (next == null) {
                return null;
            }
            if (HEAD.compareAndSet(this, first, next)) {
                return next.item;
            }
        }
    }
}
