package dev.quintain.engine.walk;

import dev.quintain.sandbox.Lookout;
import dev.quintain.sandbox.Sandbox;
import dev.quintain.worker.Program;

/** What this engine does in a worker. */
record WalkProgram(WalkSetup setup) implements Program {
    @Override
    public Session open(Parent parent) throws Exception {
        return new WalkSession(setup, Sandbox.open(setup.sandbox()), Lookout.open(parent::giveUp), parent);
    }
}
