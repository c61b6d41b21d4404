/** Foreign code in another JVM: forking, the wire, the watchdog, the restart. The only place where processes are started. */
@NullMarked
package dev.quintain.worker;

import org.jspecify.annotations.NullMarked;
