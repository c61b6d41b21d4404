/** What all engines share towards their caller: how they tell of their progress and how they are told to stop. */
@NullMarked
package dev.quintain.engine;

import org.jspecify.annotations.NullMarked;
