package dev.quintain.examples.generate;

import java.util.NoSuchElementException;

/**
 * A queue of numbers, the smallest first, that puts off its work until the smallest is taken out (Fredman and Tarjan 1987). A
 * number may be there more than once; which of them is meant then makes no difference.
 */
public class FibonacciHeap {
    /** Enough for as many numbers as an int can count. */
    private static final int DEGREES = 46;

    /** The smallest root, or null. */
    private Node min;

    private int size;

    public FibonacciHeap() {}

    /** Siblings form a ring. */
    private static final class Node {
        private int key;
        private int degree;
        /** Whether it has lost a child since it became one itself. */
        private boolean marked;

        private Node parent;
        private Node child;
        private Node left = this;
        private Node right = this;

        Node(int key) {
            this.key = key;
        }
    }

    public void insert(int key) {
        addRoot(new Node(key));
        size++;
    }

    public int min() {
        requireElement();
        return min.key;
    }

    public int removeMin() {
        requireElement();
        Node smallest = min;
        removeRoot(smallest);
        return smallest.key;
    }

    /** Makes one number smaller; returns whether it was there. */
    public boolean decreaseKey(int from, int to) {
        if (to > from) {
            throw new IllegalArgumentException(to + " is larger than " + from);
        }
        Node node = find(min, from);
        if (node == null) {
            return false;
        }
        node.key = to;
        if (node.parent != null && node.key < node.parent.key) {
            cut(node);
        } else if (node.parent == null && node.key < min.key) {
            min = node;
        }
        return true;
    }

    /** Takes a number out; returns whether it was there. */
    public boolean delete(int key) {
        Node node = find(min, key);
        if (node == null) {
            return false;
        }
        if (node.parent != null) {
            cut(node);
        }
        removeRoot(node);
        return true;
    }

    public boolean contains(int key) {
        return find(min, key) != null;
    }

    public int size() {
        return size;
    }

    private void requireElement() {
        if (min == null) {
            throw new NoSuchElementException("it is empty");
        }
    }

    private static Node find(Node first, int key) {
        if (first == null) {
            return null;
        }
        Node node = first;
        do {
            Node found = findBelow(node, key);
            if (found != null) {
                return found;
            }
            node = node.right;
        } while (node != first);
        return null;
    }

    private static Node findBelow(Node node, int key) {
        if (node.key == key) {
            return node;
        }
        // Nothing below is smaller.
        return node.key > key ? null : find(node.child, key);
    }

    private void addRoot(Node node) {
        if (min == null) {
            min = node;
        } else {
            putBeside(min, node);
            if (node.key < min.key) {
                min = node;
            }
        }
    }

    private static void putBeside(Node node, Node added) {
        added.left = node;
        added.right = node.right;
        node.right.left = added;
        node.right = added;
    }

    private static void takeOut(Node node) {
        node.left.right = node.right;
        node.right.left = node.left;
        node.left = node;
        node.right = node;
    }

    private void removeRoot(Node root) {
        while (root.child != null) {
            Node child = root.child;
            release(child);
            putBeside(root, child);
        }
        Node other = root.right;
        takeOut(root);
        size--;
        if (other == root) {
            min = null;
        } else {
            consolidate(other);
        }
    }

    /** Its parent has one child less. */
    private static void release(Node child) {
        Node parent = child.parent;
        if (child.right == child) {
            parent.child = null;
        } else if (parent.child == child) {
            parent.child = child.right;
        }
        takeOut(child);
        parent.degree--;
        child.parent = null;
        child.marked = false;
    }

    /** A child becomes a root, and its parent too if this is the second child that it loses. */
    private void cut(Node node) {
        Node parent = node.parent;
        release(node);
        addRoot(node);
        if (parent.parent != null) {
            if (parent.marked) {
                cut(parent);
            } else {
                parent.marked = true;
            }
        }
    }

    /** Of roots with the same degree two become one, until all differ. */
    private void consolidate(Node first) {
        Node[] byDegree = new Node[DEGREES];
        Node rest = first;
        while (rest != null) {
            Node root = rest;
            rest = root.right == root ? null : root.right;
            takeOut(root);
            place(root, byDegree);
        }
        min = null;
        for (Node root : byDegree) {
            if (root != null) {
                addRoot(root);
            }
        }
    }

    private static void place(Node root, Node[] byDegree) {
        Node tree = root;
        while (byDegree[tree.degree] != null) {
            Node same = byDegree[tree.degree];
            byDegree[tree.degree] = null;
            tree = same.key < tree.key ? link(tree, same) : link(same, tree);
        }
        byDegree[tree.degree] = tree;
    }

    private static Node link(Node child, Node parent) {
        child.parent = parent;
        if (parent.child == null) {
            parent.child = child;
        } else {
            putBeside(parent.child, child);
        }
        parent.degree++;
        return parent;
    }
}
