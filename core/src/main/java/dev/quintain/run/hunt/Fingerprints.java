package dev.quintain.run.hunt;

import dev.quintain.finding.Fingerprint;
import dev.quintain.run.PlaceNames;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Names for faults that the next hunt gives them again. They depend on nothing but the fault: not on what else was found,
 * nor on the numbers of lines, which change whenever something is written above.
 */
final class Fingerprints {
    private final PlaceNames places;
    private final Map<Cause, String> known = new HashMap<>();

    Fingerprints(PlaceNames places) {
        this.places = places;
    }

    synchronized String of(Cause cause) {
        String before = known.get(cause);
        if (before != null) {
            return before;
        }
        String member = cause.className() + "." + cause.member();
        Optional<String> place =
                cause.line() == 0 ? Optional.of(member) : places.of(cause.className(), cause.member(), cause.line());
        // Of a class without a class file, its lines are all there is.
        String name = new Fingerprint(cause.kind() + "\n" + place.orElse(member + " " + cause.line())).text();
        if (place.isPresent()) {
            known.put(cause, name);
        }
        return name;
    }
}
