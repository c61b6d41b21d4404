// Figure 1: in no package and not public, and deaf to interrupts.
class ProducerConsumer {
    String contents;
    int charsRemaining = 0;
    int totalLength;

    // receive a single character
    public synchronized char receive() {
        char y;
        // wait if no character is available
        while (charsRemaining == 0) {
            try { wait(); }
            catch (InterruptedException e) {}
        }
        // retrieve character
        y = contents.charAt(totalLength - charsRemaining);
        charsRemaining = charsRemaining - 1;
        notifyAll(); // notify any blocked send/receive calls
        return y;
    }

    // send a string of characters
    public synchronized void send(String x) {
        // wait if there are more characters
        while (charsRemaining > 0) {
            try { wait(); }
            catch (InterruptedException e) {}
        }
        // store string
        contents = x;
        totalLength = x.length();
        charsRemaining = totalLength;
        notifyAll(); // notify any blocked receive calls
    }
}
