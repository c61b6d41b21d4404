module com.acme.stack {
    exports com.acme.stack;
}
