package dev.quintain.subject;

import dev.quintain.bytecode.ClassFile;
import java.util.Optional;
import java.util.Set;

/** What is known of the classes on the subject's class path and of the platform, without loading any. */
public interface ClassIndex {
    /** The class of that binary name; empty if neither the class path nor the platform has it. */
    Optional<ClassFile> find(String name);

    /** Binary names of the direct and indirect subtypes on the class path, without the type itself, sorted. */
    Set<String> subtypes(String name);

    /** Whether a value of the first type can be assigned to a variable of the second. */
    boolean isSubtype(JavaType type, JavaType of);

    /** Simple names of the classes that the class path has in the package: they hide names of java.lang there. */
    Set<String> simpleNamesIn(String packageName);

    /** Whether code in that package can name the type. */
    boolean isAccessible(JavaType type, String fromPackage);
}
