package dev.quintain.examples.generate;

/** A set of numbers in a search tree that is never balanced. */
public class BinarySearchTree {
    private Node root;
    private int size;

    public BinarySearchTree() {}

    private static final class Node {
        private int value;
        private Node left;
        private Node right;

        Node(int value) {
            this.value = value;
        }
    }

    /** Returns whether the number is new. */
    public boolean add(int value) {
        Node parent = null;
        Node node = root;
        while (node != null && node.value != value) {
            parent = node;
            node = value < node.value ? node.left : node.right;
        }
        if (node != null) {
            return false;
        }
        attach(parent, new Node(value));
        return true;
    }

    private void attach(Node parent, Node node) {
        size++;
        if (parent == null) {
            root = node;
        } else if (node.value < parent.value) {
            parent.left = node;
        } else {
            parent.right = node;
        }
    }

    /** Returns whether the number was there. */
    public boolean remove(int value) {
        Node parent = null;
        Node node = root;
        while (node != null && node.value != value) {
            parent = node;
            node = value < node.value ? node.left : node.right;
        }
        if (node == null) {
            return false;
        }
        detach(parent, node);
        return true;
    }

    private void detach(Node parent, Node node) {
        size--;
        if (node.left != null && node.right != null) {
            takeSuccessor(node);
        } else {
            replace(parent, node, node.left != null ? node.left : node.right);
        }
    }

    /** The next larger number moves to where the one that goes has been. */
    private void takeSuccessor(Node node) {
        Node parent = node;
        Node next = node.right;
        while (next.left != null) {
            parent = next;
            next = next.left;
        }
        node.value = next.value;
        replace(parent, next, next.right);
    }

    private void replace(Node parent, Node old, Node node) {
        if (parent == null) {
            root = node;
        } else if (parent.left == old) {
            parent.left = node;
        } else {
            parent.right = node;
        }
    }

    public boolean contains(int value) {
        Node node = root;
        while (node != null && node.value != value) {
            node = value < node.value ? node.left : node.right;
        }
        return node != null;
    }

    public int size() {
        return size;
    }
}
