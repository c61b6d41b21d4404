package zoo.survives;

import java.util.TimeZone;

/** Moves to the other side of the Earth. Undone. */
public class ChangesTheTimeZone {
    private static final String FAR_AWAY = "Pacific/Chatham";

    public void move() {
        TimeZone.setDefault(TimeZone.getTimeZone(FAR_AWAY));
    }

    public void zoneIsUntouched() {
        if (TimeZone.getDefault().getID().equals(FAR_AWAY)) {
            throw new AssertionError("somebody moved the clock");
        }
    }
}
