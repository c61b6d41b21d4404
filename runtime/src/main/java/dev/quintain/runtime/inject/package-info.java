/** What runs beside a test suite whose exception handlers are tested: the probes that rewritten classes call, what a test did, and the words that parent and worker exchange. At the bottom of the flow: the JDK only. */
package dev.quintain.runtime.inject;
