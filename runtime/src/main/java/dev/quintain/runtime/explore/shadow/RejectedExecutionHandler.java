package dev.quintain.runtime.explore.shadow;

/** Stands in for the interface of this name, which names a class that is stood in for. */
public interface RejectedExecutionHandler {
    void rejectedExecution(Runnable command, ThreadPoolExecutor executor);
}
