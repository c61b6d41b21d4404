package dev.quintain.examples.crash;

/** A colour in three components, nominally between 0 and 1. Carries no fault. */
public class Color {
    private float red;
    private float green;
    private float blue;

    public Color(float red, float green, float blue) {
        this.red = red;
        this.green = green;
        this.blue = blue;
    }

    public void scale(float factor) {
        red *= factor;
        green *= factor;
        blue *= factor;
    }

    public float brightest() {
        return Math.max(red, Math.max(green, blue));
    }

    public float red() {
        return red;
    }

    public float green() {
        return green;
    }

    public float blue() {
        return blue;
    }
}
