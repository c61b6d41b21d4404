package dev.quintain.examples.crash;

import java.util.Objects;

/**
 * What a ray tracer draws on.
 *
 * <p>Faults: the constructor sees a negative size, complains, and goes on: {@code new Canvas(-1, 1)} throws a
 * NegativeArraySizeException, while {@code new Canvas(-1, -1)} quietly makes a canvas of one pixel. {@code write}
 * leaves the check of its coordinates to the array: ArrayIndexOutOfBoundsException, thrown in a private method.
 *
 * <p>Not reported: {@code pixel} checks its coordinates, and {@code write} without a colour is the caller's mistake.
 */
public class Canvas {
    private static final int RED = 16;
    private static final int GREEN = 8;
    private static final int BLUE = 0;

    private final int width;
    private final int height;
    private final int[] pixels;

    public Canvas(int width, int height) {
        this.width = width;
        this.height = height;
        if (width < 0 || height < 0) {
            System.err.println("invalid size of canvas: " + width + " x " + height);
        }
        pixels = new int[width * height];
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    /** The colour of a pixel as red, green and blue in eight bits each. */
    public int pixel(int x, int y) {
        if (x < 0 || x >= width || y < 0 || y >= height) {
            throw new IndexOutOfBoundsException("no pixel at " + x + ", " + y);
        }
        return pixels[y * width + x];
    }

    public void write(float brightness, int x, int y, Color color) {
        color.scale(brightness);
        float brightest = color.brightest();
        if (brightest > 1.0f) {
            color.scale(1.0f / brightest);
        }
        set(RED, x, y, color.red());
        set(GREEN, x, y, color.green());
        set(BLUE, x, y, color.blue());
    }

    public void clear(Color background) {
        Objects.requireNonNull(background, "background");
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                set(RED, x, y, background.red());
                set(GREEN, x, y, background.green());
                set(BLUE, x, y, background.blue());
            }
        }
    }

    private void set(int shift, int x, int y, float component) {
        int index = y * width + x;
        pixels[index] = pixels[index] & ~(0xFF << shift) | (int) (component * 0xFF) << shift;
    }
}
