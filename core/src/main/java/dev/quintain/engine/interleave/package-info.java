/** Clock-driven testing of concurrent components, after ConAn: reads scripts, translates them to Java, and has their sequences run in a worker. */
@NullMarked
package dev.quintain.engine.interleave;

import org.jspecify.annotations.NullMarked;
