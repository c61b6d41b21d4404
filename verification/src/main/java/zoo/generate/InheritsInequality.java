package zoo.generate;

/** Is not equal to itself, since what it extends is not. */
public class InheritsInequality extends NeverEqual {}
