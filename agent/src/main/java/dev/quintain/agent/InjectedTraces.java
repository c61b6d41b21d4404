package dev.quintain.agent;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.util.regex.Pattern;

/**
 * A stream of text out of which the stack traces of injected exceptions are left; those of exceptions that came of them are
 * not.
 */
final class InjectedTraces extends OutputStream {
    /** What the messages of injected exceptions begin with. */
    static final String MARK = "injected by quintain";

    /** Not that of an exception that came of it, which begins with its own class. */
    private static final Pattern HEADER =
            Pattern.compile("\\s*(?:Exception in thread \"[^\"]*\" )?(?:Caused by: |Suppressed: )?"
                    + "(?:[\\w$]+\\.)+[\\w$]+: " + MARK);

    private static final Pattern FRAME = Pattern.compile("\t+(?:at |\\.\\.\\. )");

    private final OutputStream out;
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private boolean within;

    InjectedTraces(OutputStream out) {
        this.out = out;
    }

    @Override
    public synchronized void write(int character) throws IOException {
        line.write(character);
        if (character == '\n') {
            endLine();
        }
    }

    private void endLine() throws IOException {
        String text = line.toString(Charset.defaultCharset());
        // Those of suppressed exceptions are further in.
        boolean part = FRAME.matcher(text).lookingAt();
        if (isHeader(text)) {
            within = true;
        } else if (!(within && part)) {
            within = false;
            line.writeTo(out);
        }
        line.reset();
    }

    @Override
    public synchronized void flush() throws IOException {
        if (!within && !isHeader(line.toString(Charset.defaultCharset()))) {
            line.writeTo(out);
            line.reset();
        }
        out.flush();
    }

    private static boolean isHeader(String text) {
        return HEADER.matcher(text).lookingAt();
    }
}
