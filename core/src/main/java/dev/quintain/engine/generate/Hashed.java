package dev.quintain.engine.generate;

import dev.quintain.sequence.Sequence;

/** A sequence and its {@linkplain SequenceHashes hash}, which is dear to find anew. */
record Hashed(Sequence sequence, long hash) {}
