/**
 * Clock-driven tests of concurrent components: threads make their calls at ticks of a clock that moves on when every
 * thread is done or suspended. Tests written by hand use it, and scripts are translated to it. Nothing but the JDK is
 * needed.
 */
package dev.quintain.runtime.interleave;
