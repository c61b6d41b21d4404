/**
 * What engines share: how they tell their caller of progress and are told to stop, and the place where one worker works.
 */
@NullMarked
package dev.quintain.engine;

import org.jspecify.annotations.NullMarked;
