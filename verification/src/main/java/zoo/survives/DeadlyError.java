package zoo.survives;

/** Ends the virtual machine when it is asked for its message. */
class DeadlyError extends Error {
    @Override
    public String getMessage() {
        System.exit(1);
        return "never told";
    }
}
