package dev.quintain.engine.interleave;

/** A place in a script; lines and columns are counted from 1. */
record Position(int line, int column) {
    @Override
    public String toString() {
        return line + ":" + column;
    }
}
