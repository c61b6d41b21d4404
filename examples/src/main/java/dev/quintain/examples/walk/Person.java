package dev.quintain.examples.walk;

/** Somebody who borrows books. */
public class Person {
    public Person() {}
}
