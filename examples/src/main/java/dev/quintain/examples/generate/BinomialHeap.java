package dev.quintain.examples.generate;

import java.util.NoSuchElementException;

/**
 * A queue of numbers, the smallest first, in binomial trees of different sizes (Vuillemin 1978). A number may be there more
 * than once; which of them is meant then makes no difference.
 */
public class BinomialHeap {
    /** The first root. Roots are in the order of their degrees, the smallest first. */
    private Node head;

    private int size;

    public BinomialHeap() {}

    private static final class Node {
        private int key;
        private int degree;
        private Node parent;
        /** The child with the largest degree; its siblings have smaller ones. */
        private Node child;

        private Node sibling;

        Node(int key) {
            this.key = key;
        }
    }

    public void insert(int key) {
        unite(new Node(key));
        size++;
    }

    public int findMin() {
        return smallestRoot().key;
    }

    public int extractMin() {
        Node smallest = smallestRoot();
        removeRoot(smallest);
        return smallest.key;
    }

    /** Makes one number smaller; returns whether it was there. */
    public boolean decreaseKey(int from, int to) {
        if (to > from) {
            throw new IllegalArgumentException(to + " is larger than " + from);
        }
        Node node = find(head, from);
        if (node == null) {
            return false;
        }
        node.key = to;
        while (node.parent != null && node.key < node.parent.key) {
            node = swapWithParent(node);
        }
        return true;
    }

    /** Takes a number out; returns whether it was there. */
    public boolean delete(int key) {
        Node node = find(head, key);
        if (node == null) {
            return false;
        }
        while (node.parent != null) {
            node = swapWithParent(node);
        }
        removeRoot(node);
        return true;
    }

    public boolean contains(int key) {
        return find(head, key) != null;
    }

    public int size() {
        return size;
    }

    private Node smallestRoot() {
        if (head == null) {
            throw new NoSuchElementException("it is empty");
        }
        Node smallest = head;
        for (Node root = head.sibling; root != null; root = root.sibling) {
            if (root.key < smallest.key) {
                smallest = root;
            }
        }
        return smallest;
    }

    private static Node find(Node first, int key) {
        for (Node node = first; node != null; node = node.sibling) {
            Node found = findBelow(node, key);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private static Node findBelow(Node node, int key) {
        if (node.key == key) {
            return node;
        }
        // Nothing below is smaller.
        return node.key > key ? null : find(node.child, key);
    }

    private static Node swapWithParent(Node node) {
        int key = node.key;
        node.key = node.parent.key;
        node.parent.key = key;
        return node.parent;
    }

    private void removeRoot(Node root) {
        if (root == head) {
            head = root.sibling;
        } else {
            Node before = head;
            while (before.sibling != root) {
                before = before.sibling;
            }
            before.sibling = root.sibling;
        }
        unite(orphans(root.child));
        size--;
    }

    /** Children become roots, in the other order. */
    private static Node orphans(Node first) {
        Node reversed = null;
        Node child = first;
        while (child != null) {
            Node next = child.sibling;
            child.sibling = reversed;
            child.parent = null;
            reversed = child;
            child = next;
        }
        return reversed;
    }

    /** Takes in other roots; of those with the same degree two become one. */
    private void unite(Node others) {
        head = merge(head, others);
        Node before = null;
        Node root = head;
        while (root != null && root.sibling != null) {
            Node next = root.sibling;
            if (root.degree != next.degree || isFirstOfThree(root, next)) {
                before = root;
                root = next;
            } else if (root.key <= next.key) {
                root.sibling = next.sibling;
                link(next, root);
            } else {
                putAfter(before, next);
                link(root, next);
                root = next;
            }
        }
    }

    private static boolean isFirstOfThree(Node root, Node next) {
        return next.sibling != null && next.sibling.degree == root.degree;
    }

    private void putAfter(Node before, Node root) {
        if (before == null) {
            head = root;
        } else {
            before.sibling = root;
        }
    }

    private static void link(Node child, Node parent) {
        child.parent = parent;
        child.sibling = parent.child;
        parent.child = child;
        parent.degree++;
    }

    /** One list of two, still in the order of degrees. */
    private static Node merge(Node one, Node other) {
        if (one == null) {
            return other;
        }
        if (other == null) {
            return one;
        }
        if (one.degree <= other.degree) {
            one.sibling = merge(one.sibling, other);
            return one;
        }
        other.sibling = merge(one, other.sibling);
        return other;
    }
}
