package zoo.survives;

import java.util.Locale;

/** Makes everything Turkish, where the small letter of I has no dot. Undone. */
public class ChangesTheDefaultLocale {
    public void turnTurkish() {
        Locale.setDefault(Locale.forLanguageTag("tr-TR"));
    }

    public void letterIsUntouched() {
        if (!"I".toLowerCase().equals("i")) {
            throw new AssertionError("somebody changed the locale");
        }
    }
}
