/** The goals of the Maven plugin: what Maven knows of a project, handed to the command line in its own words. */
@NullMarked
package dev.quintain.maven;

import org.jspecify.annotations.NullMarked;
