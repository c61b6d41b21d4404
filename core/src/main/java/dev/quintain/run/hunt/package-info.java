/** One hunt from classes to a report: time shared out over classes and engines, one list of what they find, ranked. */
@NullMarked
package dev.quintain.run.hunt;

import org.jspecify.annotations.NullMarked;
