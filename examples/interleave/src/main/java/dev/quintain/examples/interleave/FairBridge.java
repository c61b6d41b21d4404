package dev.quintain.examples.interleave;

/** A bridge with one lane on which neither direction starves: who has just crossed gives way to the others. */
public class FairBridge {
    private int red;
    private int blue;
    private int waitingRed;
    private int waitingBlue;
    private boolean bluesTurn = true;

    public synchronized void redEnter() throws InterruptedException {
        waitingRed++;
        while (blue > 0 || (waitingBlue > 0 && bluesTurn)) {
            wait();
        }
        waitingRed--;
        red++;
    }

    public synchronized void redExit() {
        red--;
        bluesTurn = true;
        if (red == 0) {
            notifyAll();
        }
    }

    public synchronized void blueEnter() throws InterruptedException {
        waitingBlue++;
        while (red > 0 || (waitingRed > 0 && !bluesTurn)) {
            wait();
        }
        waitingBlue--;
        blue++;
    }

    public synchronized void blueExit() {
        blue--;
        bluesTurn = false;
        if (blue == 0) {
            notifyAll();
        }
    }
}
