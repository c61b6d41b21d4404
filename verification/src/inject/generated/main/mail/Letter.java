package mail;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;

/** A text with a subject and lines, read in right ways and a wrong one. Nobody wrote tests for it. */
public final class Letter {
    private final String text;

    public Letter(String text) {
        this.text = text == null ? "" : text;
    }

    /** Right: says what went wrong, with the reason. */
    public String subject() {
        try (BufferedReader in = new BufferedReader(new StringReader(text))) {
            String first = in.readLine();
            return first == null ? "" : first;
        } catch (IOException e) {
            throw new IllegalStateException("no subject", e);
        }
    }

    /** Wrong: what was not read is used. */
    public int lengthOfSubject() {
        String first = null;
        try (BufferedReader in = new BufferedReader(new StringReader(text + "\n"))) {
            first = in.readLine();
        } catch (IOException e) {
            System.err.println("no subject: " + e.getMessage());
        }
        return first.length();
    }

    /** Right: a default takes the place of what cannot be read. */
    public int lines() {
        int count = 0;
        try (BufferedReader in = new BufferedReader(new StringReader(text))) {
            while (in.readLine() != null) {
                count++;
            }
        } catch (IOException e) {
            return -1;
        }
        return count;
    }
}
