package dev.quintain.run.hunt;

import dev.quintain.finding.Finding;
import dev.quintain.finding.Frame;
import dev.quintain.finding.Rule;
import dev.quintain.finding.Thrown;
import java.util.List;

/**
 * What makes two findings the same fault, whichever engine made them and through whichever method.
 *
 * @param kind what happens
 * @param className the class that it happens in
 * @param member the method, or what else tells it from others there, by a name that stays when the file is edited; may be empty
 * @param line which of the method's; 0 where that does not matter
 */
record Cause(String kind, String className, String member, int line) {
    static Cause of(Finding finding) {
        return switch (finding.rule()) {
            case LANGUAGE_EXCEPTION, NULL_POINTER, OBJECT_METHOD, ERROR -> thrown(finding);
            // Who threw it, refused something; the fault is with whoever asked for it, not with all that called that
            // one.
            case PASSED_ON_EXCEPTION -> at("passed on " + finding.thrown().type(), asked(finding));
            // Where it was when a limit was hit, and which limit, is chance.
            case DOES_NOT_END, MEMORY -> new Cause("limit", finding.className(), finding.operation(), 0);
            case HANDLER_THROWS -> at(finding.rule().name(), first(finding));
            case HANDLER_HANGS, HANDLER_LEAKS, INTERRUPT_SWALLOWED, STATE_BROKEN, SHORT_TRANSFER ->
                new Cause(finding.rule().name(), finding.className(), finding.lastingOperation(), 0);
            case EQUALS, HASH_CODE, COMPARE_TO, CONTRACT, BEHAVIOUR -> broken(finding);
            case KILLED_WORKER -> new Cause("killed", finding.className(), finding.operation(), 0);
            case NOT_LINEARIZABLE, DEADLOCK, CONDITION_MISSED, VALUE_ERROR, EXCEPTION_ERROR, LIVENESS_ERROR ->
                new Cause("threads", finding.className(), "", 0);
        };
    }

    /** What a finding would be for others that saw the same exception: the fault of the line that threw it. */
    static List<Cause> thrownBy(Finding finding) {
        Frame thrower = first(finding);
        return List.of(at(exception(finding), thrower), at(Rule.HANDLER_THROWS.name(), thrower));
    }

    /** The type of the exception, which {@code inject} only tells in words. */
    static String exception(Finding finding) {
        Thrown thrown = finding.thrown();
        return thrown.type().isEmpty() ? String.valueOf(thrown.message()).split(":", 2)[0] : thrown.type();
    }

    /** The part of the stack that tells the fault: down to the method that has it. */
    static List<Frame> top(Finding finding) {
        List<Frame> frames = finding.thrown().frames();
        Frame last = finding.rule() == Rule.PASSED_ON_EXCEPTION ? asked(finding) : first(finding);
        return frames.subList(0, frames.indexOf(last) + 1);
    }

    private static Cause thrown(Finding finding) {
        String type = finding.thrown().type();
        if (type.equals("java.lang.StackOverflowError")) {
            // The stack is full of the same methods, and which is on top is chance.
            Frame entry = underTest(finding);
            return new Cause(type, entry.className(), entry.method(), 0);
        }
        return at(type, first(finding));
    }

    /**
     * A method that does not keep its promise is mended in one place, however many classes inherit it and in whatever way it
     * shows. The promises of {@code equals} and {@code hashCode} are two: to mend one does not mend the other.
     */
    private static Cause broken(Finding finding) {
        String blamed = finding.blamed();
        if (blamed == null) {
            return new Cause(finding.rule() + " " + finding.thrown().headline(), finding.className(), "", 0);
        }
        int dot = blamed.lastIndexOf('.');
        return new Cause(finding.rule().name(), blamed.substring(0, dot), blamed.substring(dot + 1), 0);
    }

    private static Cause at(String kind, Frame frame) {
        return new Cause(kind, frame.className(), frame.method(), frame.line());
    }

    /** The first frame that is not the platform's. */
    private static Frame first(Finding finding) {
        return finding.thrown().firstOutsidePlatform().orElseGet(() -> underTest(finding));
    }

    /** The method that called the class, or the part of the platform, whose exception it is. */
    private static Frame asked(Finding finding) {
        List<Frame> frames = finding.thrown().frames();
        Frame thrower = frames.isEmpty() ? underTest(finding) : frames.get(0);
        return frames.stream()
                .dropWhile(frame -> thrower.isPlatform()
                        ? frame.isPlatform()
                        : frame.className().equals(thrower.className()))
                .findFirst()
                .orElseGet(() -> underTest(finding));
    }

    /** The method under test. */
    static Frame underTest(Finding finding) {
        List<Frame> frames = finding.thrown().frames();
        return frames.isEmpty()
                ? new Frame(finding.className(), finding.operation(), null, 0)
                : frames.get(frames.size() - 1);
    }
}
