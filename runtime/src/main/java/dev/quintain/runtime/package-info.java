/** The few classes that run beside the code under test, and that rewritten code calls. They are on the boot class path of the worker, so they know nothing but the JDK, and they are where static fields may change. */
package dev.quintain.runtime;
