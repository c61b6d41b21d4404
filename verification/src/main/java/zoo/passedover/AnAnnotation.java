package zoo.passedover;

/** Has no code. */
public @interface AnAnnotation {
    int value() default 0;
}
