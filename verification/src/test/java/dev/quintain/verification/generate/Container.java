package dev.quintain.verification.generate;

import dev.quintain.examples.generate.BinarySearchTree;
import dev.quintain.examples.generate.BinomialHeap;
import dev.quintain.examples.generate.FibonacciHeap;
import dev.quintain.examples.generate.RedBlackTree;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.Operation;
import dev.quintain.subject.Operations;
import dev.quintain.subject.Subject;
import dev.quintain.subject.SubjectFinder;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;

/** The containers of the paper's figure 5, each with the bounds within which all its uses are enumerated. */
enum Container {
    BINARY_SEARCH_TREE(BinarySearchTree.class, 4, 8, 0),
    BINOMIAL_HEAP(BinomialHeap.class, 2, 8, 0),
    // That a parent which lost two children is cut off itself takes twelve calls.
    FIBONACCI_HEAP(FibonacciHeap.class, 2, 7, 1),
    RED_BLACK_TREE(RedBlackTree.class, 6, 12, 0);

    private final Class<?> type;
    private final int largest;
    private final int length;
    private final int beyond;

    Container(Class<?> type, int largest, int length, int beyond) {
        this.type = type;
        this.largest = largest;
        this.length = length;
        this.beyond = beyond;
    }

    /** The largest number that is given to it. */
    int largest() {
        return largest;
    }

    /** How many calls follow one another. */
    int length() {
        return length;
    }

    /** How many branches are not reached within these bounds. */
    int beyond() {
        return beyond;
    }

    Subject subject() {
        return SubjectFinder.find(List.of(type.getName()), ClassPath.of(List.of(location())), false);
    }

    List<Operation> operations() {
        Subject subject = subject();
        return new Operations(subject.classPath()).testable(subject.classes().get(0), Operations.ELSEWHERE);
    }

    private Path location() {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
