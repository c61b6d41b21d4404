/** Java sources to class files in memory, by the compiler of the JDK that runs us. Writes nothing and loads nothing. */
@NullMarked
package dev.quintain.compiler;

import org.jspecify.annotations.NullMarked;
