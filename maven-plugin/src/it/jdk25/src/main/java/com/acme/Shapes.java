package com.acme;

import java.io.IOException;

/** Written in a language that JDK 17 does not know. */
public class Shapes {
    public sealed interface Shape {}

    public record Square(int side) implements Shape {}

    public record Rectangle(int width, int height) implements Shape {}

    public int area(Shape shape) {
        return switch (shape) {
            case Square(int side) -> side * side;
            case Rectangle(int width, int height) -> width * height;
        };
    }

    public int widths(Rectangle whole, Rectangle part) {
        return switch (part) {
            case Rectangle(int width, int _) -> whole.width() / width;
        };
    }

    public String draw(Appendable to, Shape shape) {
        try {
            to.append(shape.toString());
            return "drawn";
        } catch (IOException _) {
            return null;
        }
    }
}
