/** Foreign code inside one JVM: the loader, the invokers, the guard, the reset of static state. The only place where code under test is entered. */
@NullMarked
package dev.quintain.sandbox;

import org.jspecify.annotations.NullMarked;
