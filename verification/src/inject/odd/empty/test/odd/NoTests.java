package odd;

/** A class among the tests that is none. */
public class NoTests {}
