package dev.quintain.examples.crash.objecttree;

import java.util.Objects;

/**
 * A node of a {@link SearchTree}.
 *
 * <p>Fault: the constructor takes any object and casts it: ClassCastException for all that is not Comparable.
 *
 * <p>Not reported: {@code new TreeNode(null)}, which the constructor refuses.
 */
public class TreeNode {
    private Comparable data;
    private TreeNode left;
    private TreeNode right;

    public TreeNode(Object data) {
        setData(data);
    }

    public Comparable data() {
        return data;
    }

    public TreeNode left() {
        return left;
    }

    public TreeNode right() {
        return right;
    }

    public boolean isLeaf() {
        return left == null && right == null;
    }

    void setLeft(TreeNode left) {
        this.left = left;
    }

    void setRight(TreeNode right) {
        this.right = right;
    }

    /** Orders values of one class as they want it, and values of different classes by the name of the class. */
    int compareTo(Comparable other) {
        return data.getClass() == other.getClass()
                ? data.compareTo(other)
                : data.getClass().getName().compareTo(other.getClass().getName());
    }

    private void setData(Object data) {
        this.data = (Comparable) Objects.requireNonNull(data, "data");
    }
}
