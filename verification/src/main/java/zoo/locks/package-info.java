/** Classes that take locks, in which nobody waits for what another thread does. Each name says what becomes of the lock. */
package zoo.locks;
