/** What users may add of their own, found by {@link java.util.ServiceLoader} on the class path of the code under test, where it runs and is guarded like that code. Its place is among the few classes that such code can see. */
package dev.quintain.runtime.extension;
