package dev.quintain.run.hunt;

import dev.quintain.finding.Finding;
import dev.quintain.finding.Frame;
import dev.quintain.finding.Rank;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * How likely a finding is a fault, and why.
 *
 * @param reason a sentence for the reader
 */
record Ranking(Rank rank, String reason) {
    private static final Set<String> OF_SURROUNDINGS = Set.of(
            "java.lang.NoClassDefFoundError",
            "java.lang.UnsatisfiedLinkError",
            "java.lang.ExceptionInInitializerError",
            "java.lang.IncompatibleClassChangeError",
            "java.lang.NoSuchMethodError",
            "java.lang.NoSuchFieldError",
            "java.lang.OutOfMemoryError");

    private static final Set<String> OF_INDEXES = Set.of(
            "java.lang.ArrayIndexOutOfBoundsException",
            "java.lang.StringIndexOutOfBoundsException",
            "java.lang.IndexOutOfBoundsException",
            "java.lang.NegativeArraySizeException",
            "java.lang.ArithmeticException");

    private static final Set<String> OF_STATES = Set.of(
            "java.lang.UnsupportedOperationException",
            "java.util.NoSuchElementException",
            "java.lang.IllegalStateException");

    private static final Pattern OF_THE_MACHINE =
            Pattern.compile("|-?\\d+|/ by zero|Index -?\\d+ out of bounds for length \\d+|arraycopy: .*");

    /** How the virtual machine tells of null; what it says of another null pointer, somebody threw on purpose. */
    private static final String NULL_OF_THE_MACHINE = "Cannot ";

    /** An operation that is there to divide. */
    private static final Pattern DIVIDING = Pattern.compile("(?i)\\.(?:\\w*divi[ds]\\w*|mod|rem|modulo|remainder)\\(");

    /** Parameters for an array and for a place in it. */
    private static final Pattern PLACES = Pattern.compile("\\[\\], int(?!\\w|\\[)");

    private static final Pattern ITERATING =
            Pattern.compile("\\bin (?:iterator|spliterator|stream|forEach|hasNext|next)\\(");

    /** Calls of a scenario that iterate, by what such a method asks of a collection. */
    private static final Pattern ITERATED =
            Pattern.compile("\\b(?:iterator|spliterator|stream|parallelStream|forEach)\\(");

    private static final Pattern VIEWING = Pattern.compile("\\bin (?:entrySet|keySet|values|listIterator)\\(");

    /** What is thrown where somebody is sure that it cannot come to that. */
    private static final Pattern IMPOSSIBLE = Pattern.compile("^java\\.lang\\.(?:InternalError|AssertionError)\\b");

    /** Where that can be: what has to be caught though it does not come. */
    private static final Pattern NEVER_COMING =
            Pattern.compile("\\b(?:CloneNotSupported|UnsupportedEncoding|NoSuchAlgorithm)Exception\\b");

    /** Methods that take an index, by their names. */
    private static final Pattern INDEXED = Pattern.compile(
            "\\.(?:get|set|remove|add|insert|delete|sub|charAt|codePoint|elementAt|listIterator|item|child)\\w*\\(");

    /** Helpers that are there to refuse. */
    private static final Pattern REFUSING =
            Pattern.compile("(?i)(?:check|valid|require|ensure|assert|verify|reject|throw|fail|range|bounds)\\w*");

    private static final Set<String> OF_TYPES = Set.of("java.lang.ClassCastException", "java.lang.ArrayStoreException");

    static Ranking of(Finding finding) {
        Given given = Given.in(finding);
        Ranking plain = plain(finding, given);
        if (given.closed()) {
            plain = plain.atMost(Rank.MEDIUM, "something had been closed before");
        }
        if (isInternal(finding.className())) {
            return plain.atMost(Rank.MEDIUM, "the package is not meant for users");
        }
        return plain;
    }

    /** The same, but not higher, and why. */
    Ranking atMost(Rank most, String because) {
        return rank.isAtLeast(most) && rank != most ? new Ranking(most, reason + "; but " + because) : this;
    }

    private static Ranking plain(Finding finding, Given given) {
        return switch (finding.rule()) {
            case EQUALS, HASH_CODE, COMPARE_TO, CONTRACT -> contract(given);
            case OBJECT_METHOD -> objectMethod(finding, given);
            case NULL_POINTER -> nullPointer(finding, given);
            case LANGUAGE_EXCEPTION -> language(finding, given);
            case PASSED_ON_EXCEPTION -> passedOn(finding, given);
            case ERROR -> error(finding, given);
            case DOES_NOT_END -> endless(given);
            case MEMORY ->
                given.large()
                        ? low("so large a number was given that any memory would be used up")
                        : medium("it uses up the memory, though no large number was given");
            case KILLED_WORKER -> medium("the virtual machine ended, which no method should bring about");
            case HANDLER_THROWS -> handler(finding);
            case HANDLER_HANGS -> high("a call failed as it may, and nothing came of it any more");
            case STATE_BROKEN ->
                message(finding).contains("static initialiser")
                        ? medium("a call failed as it may, but where a class is initialised, which Java does only once")
                        : high("a call failed as it may, and what worked before does not work any more");
            case HANDLER_LEAKS -> medium("a call failed as it may, and what had been opened stayed open");
            case SHORT_TRANSFER ->
                medium("a read or write did less than it was asked to, as it may, and that was lost");
            case INTERRUPT_SWALLOWED -> medium("who interrupts the thread is not heard");
            case DEADLOCK, LIVENESS_ERROR -> high("threads wait for each other for ever in some schedule");
            case NOT_LINEARIZABLE -> schedule(finding);
            case VALUE_ERROR, EXCEPTION_ERROR, CONDITION_MISSED, BEHAVIOUR ->
                medium("it is not as somebody said it should be");
        };
    }

    private static Ranking handler(Finding finding) {
        if (!IMPOSSIBLE.matcher(message(finding)).find()) {
            return high("a call failed as it may, and what handles it failed in turn");
        }
        return NEVER_COMING.matcher(finding.operation()).find()
                ? low("a call failed that never does, and what handles it says so")
                : medium("a call failed as it may, and what handles it says that this cannot be");
    }

    private static Ranking schedule(Finding finding) {
        if (finding.thrown().type().isEmpty()) {
            return medium("it takes locks, so it is meant for several threads; but in some schedule the calls come"
                    + " to what no order of them comes to, unless just that is meant");
        }
        boolean iterates = ITERATING.matcher(message(finding)).find()
                || (VIEWING.matcher(message(finding)).find()
                        && ITERATED.matcher(finding.reproducer()).find());
        return iterates
                ? medium("in some schedule it is changed while it is iterated over, which callers usually guard")
                : high("in some schedule it throws what it throws in no order of the calls");
    }

    private static Ranking contract(Given given) {
        if (given.equalityByName()) {
            return medium(
                    "a contract that collections rely on is broken, with what is equal in a way of its own, by its name");
        }
        return given.stub()
                ? medium("a contract that collections rely on is broken, with an object of ours in the midst")
                : high("a contract that collections and other callers rely on is broken");
    }

    private static Ranking objectMethod(Finding finding, Given given) {
        if (OF_TYPES.contains(finding.thrown().type())) {
            return medium("a method that must never throw does, but for things of types that do not go together");
        }
        if (given.nothing()) {
            return medium("a method that must never throw does, for an object that was made with null");
        }
        if (given.itself()) {
            return medium("a method that must never throw does, but an object was given to itself");
        }
        return given.extreme()
                ? medium("a method that must never throw does, for an object that was made with an extreme number")
                : high("a method that must never throw does");
    }

    private static Ranking nullPointer(Finding finding, Given given) {
        if (given.nothing()) {
            return low("null was given, and a null pointer came of it");
        }
        if (!message(finding).startsWith(NULL_OF_THE_MACHINE)) {
            return isThrownByPlatform(finding)
                    ? medium("a method of the platform refused a null that came from within")
                    : low("a null that came from within is refused, in words of its own");
        }
        if (finding.className().endsWith("Builder")) {
            return medium("a null pointer in a builder; perhaps it was not told all that it needs");
        }
        if (given.unset()) {
            return medium("a field is null; perhaps it should be set before");
        }
        if (given.nothingByName()) {
            return medium("a null pointer, but something was given that stands for null by its name");
        }
        if (given.itself()) {
            return medium("a null pointer, but an object was given to itself");
        }
        return given.stub()
                ? medium("a null pointer without null being given; an object of ours may have returned it")
                : high("a null pointer though nothing that was given is null");
    }

    private static Ranking language(Finding finding, Given given) {
        if (given.nothing()) {
            return low("null was given");
        }
        if (OF_INDEXES.contains(finding.thrown().type()) && isInOwnWords(finding)) {
            return low("what makes no sense is refused, in words of its own");
        }
        if (message(finding).equals("/ by zero")
                && DIVIDING.matcher(finding.operation()).find()) {
            return low("it divides by zero, as it was asked to, and says so");
        }
        if (OF_INDEXES.contains(finding.thrown().type()) && given.theIndex()) {
            return INDEXED.matcher(finding.operation()).find()
                    ? low("an index was given that is out of bounds, and the exception says so")
                    : medium("a number was given that is used as an index, and is out of bounds");
        }
        if (OF_INDEXES.contains(finding.thrown().type())
                && PLACES.matcher(finding.operation()).find()) {
            return medium("it takes an array and places in it; perhaps there are no such places");
        }
        if (OF_INDEXES.contains(finding.thrown().type()) && given.unusualNumber()) {
            return medium("a number was given that makes no sense there; it is not refused but used");
        }
        if (OF_TYPES.contains(finding.thrown().type())) {
            return medium(
                    "things of types that do not go together were given, which generic types would have prevented");
        }
        return given.stub()
                ? medium("an exception of the language, with an object of ours in the midst")
                : high("an exception of the language for a fault, though nothing unusual was given");
    }

    private static Ranking passedOn(Finding finding, Given given) {
        if (given.nothing()) {
            return low("null was given, and what came of it was let through");
        }
        if (OF_STATES.contains(finding.thrown().type())) {
            return low("what is not there or cannot be done now says so, if from further down");
        }
        if (isMadeForRefusing(finding.thrown().type())) {
            return low("it is refused from further down, with an exception made for that");
        }
        if (given.theIndex()) {
            return low("an index was given that is out of bounds, and it says so, if from further down");
        }
        if (given.named() && isInOwnWords(finding)) {
            return low("what was given is refused by its name, if from further down");
        }
        if (isByHelper(finding) && isInOwnWords(finding)) {
            return low("a helper of its own refuses what was given, in words of its own");
        }
        boolean index = finding.thrown().type().endsWith("IndexOutOfBoundsException");
        if (index && isInOwnWords(finding)) {
            return low("what is not there is refused, in words of its own, if from further down");
        }
        if (index && given.emptyByName()) {
            return medium("an index is out of bounds, but something was given that is empty by its name");
        }
        if (index && !given.unusualNumber() && !given.stub()) {
            return high("an index that it worked out itself is out of bounds");
        }
        return medium("what another method refused was let through, in words that its caller cannot understand");
    }

    /** Those of the language say little of what is wrong, unlike those of a library, or of parts of the platform. */
    private static boolean isMadeForRefusing(String type) {
        return !type.startsWith("java.lang.") && !type.equals("java.util.ConcurrentModificationException");
    }

    /** Whether it was thrown by the code itself, and not by the virtual machine or a platform method. */
    private static boolean isInOwnWords(Finding finding) {
        return !finding.thrown().frames().isEmpty()
                && !isThrownByPlatform(finding)
                && !message(finding).startsWith(NULL_OF_THE_MACHINE)
                && !OF_THE_MACHINE.matcher(message(finding)).matches();
    }

    /** Whether a method of the same class threw it that is there for that, or has the same name. */
    private static boolean isByHelper(Finding finding) {
        List<Frame> frames = finding.thrown().frames();
        if (frames.isEmpty()) {
            return false;
        }
        Frame thrower = frames.get(0);
        Frame underTest = Cause.underTest(finding);
        return !thrower.equals(underTest)
                && thrower.className().equals(underTest.className())
                && (REFUSING.matcher(thrower.method()).matches()
                        || thrower.method().equals(underTest.method()));
    }

    private static boolean isThrownByPlatform(Finding finding) {
        List<Frame> frames = finding.thrown().frames();
        return !frames.isEmpty() && frames.get(0).isPlatform();
    }

    private static String message(Finding finding) {
        return Objects.requireNonNullElse(finding.thrown().message(), "");
    }

    private static Ranking error(Finding finding, Given given) {
        if (OF_SURROUNDINGS.contains(finding.thrown().type())) {
            return low("an error that says more about the surroundings than about the method");
        }
        return given.nothing()
                ? medium("an error, which no method should end with; but null was given")
                : high("an error, which no method should end with");
    }

    private static Ranking endless(Given given) {
        if (given.endless()) {
            return low("it does not end, but something in it is endless, or waits, by its name");
        }
        if (given.stub()) {
            return low("it does not end, but an object of ours may keep it going");
        }
        if (given.nothing()) {
            return low("null was given, and it does not end");
        }
        if (given.itself()) {
            return medium("it does not end, but an object was given to itself");
        }
        return given.unusualNumber()
                ? medium("it does not end in a reasonable time for an unusual number")
                : high("it does not end, though nothing unusual was given");
    }

    private static boolean isInternal(String className) {
        String name = "." + className.toLowerCase(java.util.Locale.ROOT);
        return name.contains(".internal.") || name.contains(".impl.") || name.contains(".shaded.");
    }

    private static Ranking high(String reason) {
        return new Ranking(Rank.HIGH, reason);
    }

    private static Ranking medium(String reason) {
        return new Ranking(Rank.MEDIUM, reason);
    }

    private static Ranking low(String reason) {
        return new Ranking(Rank.LOW, reason);
    }
}
