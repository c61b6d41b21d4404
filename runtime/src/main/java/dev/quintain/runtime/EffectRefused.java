package dev.quintain.runtime;

/** Thrown at code under test in place of an effect that it is not allowed to have. */
public final class EffectRefused extends SecurityException {
    private final transient Effect effect;

    EffectRefused(Effect effect, String action) {
        super(action.concat(" is refused to code under test"));
        this.effect = effect;
    }

    public Effect effect() {
        return effect;
    }
}
