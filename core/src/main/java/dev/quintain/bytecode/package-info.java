/** All reading and rewriting of class files. At the bottom of the flow: it knows class files, ASM and the hooks in {@code runtime}, and nothing of what is tested or why. */
@NullMarked
package dev.quintain.bytecode;

import org.jspecify.annotations.NullMarked;
