package rules;

import java.io.IOException;
import java.io.InputStream;

/** Figure 2 of the paper: two calls in one try, three scenarios. */
public class Figure2 {
    public static int input(InputStream stream) {
        int input = -1;
        try {
            input = stream.read();
            stream.close();
        } catch (IOException e) {
            System.out.println("figure 2: handler");
        }
        return input;
    }
}
