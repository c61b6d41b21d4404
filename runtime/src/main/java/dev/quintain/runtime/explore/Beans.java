package dev.quintain.runtime.explore;

import javax.management.MBeanServer;
import javax.management.MBeanServerFactory;

/** Where the component registers what is to be managed: a place of its own for each execution, made when it is asked for. */
final class Beans {
    private MBeanServer server;

    void begin() {
        server = null;
    }

    MBeanServer server() {
        if (server == null) {
            server = MBeanServerFactory.newMBeanServer();
        }
        return server;
    }
}
