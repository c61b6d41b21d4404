package dev.quintain.engine;

/**
 * How far an engine is.
 *
 * @param planned how many tests there will be; 0 if that is not known
 */
public record Progress(String activity, long tests, long planned, long problems) {
    /** Is told now and then, from any thread. */
    public interface Listener {
        void update(Progress progress);
    }
}
