/** What every command has: help, version, completion, progress. */
@NullMarked
package dev.quintain.verification.cli;

import org.jspecify.annotations.NullMarked;
