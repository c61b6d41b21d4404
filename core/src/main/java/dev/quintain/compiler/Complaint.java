package dev.quintain.compiler;

/**
 * An error that the compiler found.
 *
 * @param path of the source as it was given; empty if it is about none
 * @param line counted from 1, as the column is
 */
public record Complaint(String path, long line, long column, String message) {}
