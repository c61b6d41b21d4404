package dev.quintain.subject;

/** Something the user has to put right. The message is one sentence for them: what, where, what to do. */
public final class BadInput extends RuntimeException {
    public BadInput(String message) {
        super(message);
    }

    /** A class that was asked for is not there; names the one that may have been meant. */
    public static BadInput noSuchClass(String name, ClassPath searched) {
        String nearest = new NearestName(name)
                .among(searched.classNames())
                .map(near -> "; did you mean " + near + "?")
                .orElse("");
        return new BadInput("no class " + name + " on the class path" + nearest + "; searched " + searched.inWords());
    }
}
