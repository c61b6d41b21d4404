package dev.quintain.runtime.explore;

import java.util.ArrayList;
import java.util.List;

/** Threads of the virtual machine that are kept from one execution to the next. */
final class Carriers {
    // The number 0 is that of the harness, which has a thread of its own.
    private final List<Carrier> carriers = new ArrayList<>();

    /** The one for the controlled thread of this number. */
    Carrier get(int number) {
        synchronized (carriers) {
            while (carriers.size() < number) {
                var carrier = new Carrier(carriers.size() + 1);
                carrier.start();
                carriers.add(carrier);
            }
            return carriers.get(number - 1);
        }
    }

    /** Lets those go that wait for their turn; who hangs elsewhere stays there. */
    void close() {
        all().forEach(Carrier::close);
    }

    List<Carrier> all() {
        synchronized (carriers) {
            return List.copyOf(carriers);
        }
    }
}
