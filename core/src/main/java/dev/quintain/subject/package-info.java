/** What is under test: the class path, the classes asked for, and the operations that can be called on them. First stage of the flow; it reads class files and never loads them. */
@NullMarked
package dev.quintain.subject;

import org.jspecify.annotations.NullMarked;
