package zoo.survives;

import javax.swing.JFrame;

/** Opens a window. Refused: the worker has no screen. */
public class OpensWindows {
    public void open() {
        new JFrame("zoo").setVisible(true);
    }
}
