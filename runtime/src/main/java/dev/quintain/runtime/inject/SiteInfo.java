package dev.quintain.runtime.inject;

/**
 * What must be known of a call where it is made.
 *
 * @param className binary name of the class that makes it
 * @param method name of the method that makes it
 * @param callee name of the method that is called
 * @param descriptor of the method that is called
 * @param open whether the class of the object that it is called on decides what runs
 */
public record SiteInfo(String className, String method, String callee, String descriptor, boolean open) {}
