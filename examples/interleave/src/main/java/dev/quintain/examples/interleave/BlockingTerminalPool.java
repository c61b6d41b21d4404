package dev.quintain.examples.interleave;

import java.util.ArrayList;
import java.util.List;

/** Serves out terminals up to a number at a time, and blocks who wants more until one is given back. */
public class BlockingTerminalPool {
    private final int most;
    private final List<Terminal> terminals = new ArrayList<>();
    private final List<Terminal> free = new ArrayList<>();
    private int used;

    public BlockingTerminalPool(int most) {
        this.most = most;
    }

    /** A terminal to use; waits while there is none, or while too many are used. */
    public synchronized Terminal allocate() throws InterruptedException {
        while (free.isEmpty() || used == most) {
            wait();
        }
        used++;
        return free.remove(0);
    }

    public synchronized void release(Terminal terminal) {
        used--;
        if (terminals.contains(terminal)) {
            free.add(terminal);
        }
        notifyAll();
    }

    public synchronized void add(Terminal terminal) {
        terminals.add(terminal);
        free.add(terminal);
        notifyAll();
    }

    public synchronized boolean remove(Terminal terminal) {
        free.remove(terminal);
        return terminals.remove(terminal);
    }

    /** The names of all terminals, used or not. */
    public synchronized String[] names() {
        var names = new String[terminals.size()];
        for (int i = 0; i < terminals.size(); i++) {
            names[i] = terminals.get(i).name();
        }
        return names;
    }
}
