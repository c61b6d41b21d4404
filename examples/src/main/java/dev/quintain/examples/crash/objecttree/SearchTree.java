package dev.quintain.examples.crash.objecttree;

import java.util.Objects;

/**
 * A binary search tree.
 *
 * <p>Faults: three methods hand on a null that another public method refuses: {@code contains(null)} to {@code find},
 * {@code replace(null, node)} to {@code remove}, and {@code merge} of an empty tree to {@code insert}.
 *
 * <p>Not reported: {@code find}, {@code remove} and {@code insert} refuse a null of their own; {@code smallest} refuses
 * to work on an empty tree.
 */
public class SearchTree {
    private TreeNode root;

    public SearchTree() {}

    public SearchTree(TreeNode root) {
        this.root = root;
    }

    public TreeNode root() {
        return root;
    }

    public boolean isEmpty() {
        return root == null;
    }

    public int size() {
        return size(root);
    }

    public int height() {
        return height(root);
    }

    public Comparable smallest() {
        if (root == null) {
            throw new IllegalStateException("an empty tree has no smallest value");
        }
        TreeNode node = root;
        while (node.left() != null) {
            node = node.left();
        }
        return node.data();
    }

    public boolean contains(Comparable value) {
        return find(value) != null;
    }

    /** The node that holds the value; null if there is none. */
    public TreeNode find(Comparable value) {
        Objects.requireNonNull(value, "value");
        TreeNode node = root;
        while (node != null && node.compareTo(value) != 0) {
            node = node.compareTo(value) > 0 ? node.left() : node.right();
        }
        return node;
    }

    public void insert(TreeNode fresh) {
        Objects.requireNonNull(fresh, "fresh");
        root = with(root, fresh);
    }

    public void remove(Comparable value) {
        Objects.requireNonNull(value, "value");
        root = without(root, value);
    }

    public void replace(Comparable value, TreeNode fresh) {
        remove(value);
        root = with(root, fresh);
    }

    public void merge(SearchTree other) {
        insert(other.root());
    }

    private static TreeNode with(TreeNode tree, TreeNode fresh) {
        if (tree == null || fresh == null) {
            return tree == null ? fresh : tree;
        }
        if (tree.compareTo(fresh.data()) > 0) {
            tree.setLeft(with(tree.left(), fresh));
        } else {
            tree.setRight(with(tree.right(), fresh));
        }
        return tree;
    }

    private static TreeNode without(TreeNode tree, Comparable value) {
        if (tree == null) {
            return null;
        }
        int order = tree.compareTo(value);
        if (order == 0) {
            return with(tree.left(), tree.right());
        }
        if (order > 0) {
            tree.setLeft(without(tree.left(), value));
        } else {
            tree.setRight(without(tree.right(), value));
        }
        return tree;
    }

    private static int size(TreeNode tree) {
        return tree == null ? 0 : 1 + size(tree.left()) + size(tree.right());
    }

    private static int height(TreeNode tree) {
        return tree == null ? 0 : 1 + Math.max(height(tree.left()), height(tree.right()));
    }
}
