package dev.quintain.examples.generate;

/** A map from numbers to texts in a search tree that is kept balanced (Guibas and Sedgewick 1978). */
public class RedBlackTree {
    /** Stands for every child that is not there. Black; its parent is set while a removal is made good. */
    private final Node none = new Node(0, "");

    private Node root = none;
    private int size;

    public RedBlackTree() {}

    private static final class Node {
        private int key;
        private String value;
        private boolean red;
        private Node parent;
        private Node left;
        private Node right;

        Node(int key, String value) {
            this.key = key;
            this.value = value;
        }
    }

    /** Returns what the key stood for before; null if it was not there. */
    public String put(int key, String value) {
        Node parent = none;
        Node node = root;
        while (node != none && node.key != key) {
            parent = node;
            node = key < node.key ? node.left : node.right;
        }
        if (node == none) {
            attach(parent, new Node(key, value));
            return null;
        }
        String before = node.value;
        node.value = value;
        return before;
    }

    public String get(int key) {
        Node node = find(key);
        return node == none ? null : node.value;
    }

    public boolean containsKey(int key) {
        return find(key) != none;
    }

    /** Returns whether the key was there. */
    public boolean remove(int key) {
        Node node = find(key);
        if (node == none) {
            return false;
        }
        if (node.left != none && node.right != none) {
            node = takeSuccessor(node);
        }
        detach(node);
        return true;
    }

    public int size() {
        return size;
    }

    private Node find(int key) {
        Node node = root;
        while (node != none && node.key != key) {
            node = key < node.key ? node.left : node.right;
        }
        return node;
    }

    private void attach(Node parent, Node node) {
        node.red = true;
        node.parent = parent;
        node.left = none;
        node.right = none;
        if (parent == none) {
            root = node;
        } else if (node.key < parent.key) {
            parent.left = node;
        } else {
            parent.right = node;
        }
        size++;
        mendRed(node);
    }

    /** No red node has a red parent: repaints and turns upwards from a new node until that holds again. */
    private void mendRed(Node added) {
        Node node = added;
        while (node.parent.red) {
            node = node.parent == node.parent.parent.left ? mendRedOnTheLeft(node) : mendRedOnTheRight(node);
        }
        root.red = false;
    }

    private Node mendRedOnTheLeft(Node node) {
        Node uncle = node.parent.parent.right;
        if (uncle.red) {
            return blackenParents(node, uncle);
        }
        Node outer = node;
        if (node == node.parent.right) {
            outer = node.parent;
            turnLeft(outer);
        }
        outer.parent.red = false;
        outer.parent.parent.red = true;
        turnRight(outer.parent.parent);
        return outer;
    }

    private Node mendRedOnTheRight(Node node) {
        Node uncle = node.parent.parent.left;
        if (uncle.red) {
            return blackenParents(node, uncle);
        }
        Node outer = node;
        if (node == node.parent.left) {
            outer = node.parent;
            turnRight(outer);
        }
        outer.parent.red = false;
        outer.parent.parent.red = true;
        turnLeft(outer.parent.parent);
        return outer;
    }

    private static Node blackenParents(Node node, Node uncle) {
        node.parent.red = false;
        uncle.red = false;
        node.parent.parent.red = true;
        return node.parent.parent;
    }

    /** What stands for the next larger key moves to the node; where it was is to go instead. */
    private Node takeSuccessor(Node node) {
        Node next = node.right;
        while (next.left != none) {
            next = next.left;
        }
        node.key = next.key;
        node.value = next.value;
        return next;
    }

    private void detach(Node node) {
        Node child = node.left != none ? node.left : node.right;
        replace(node, child);
        size--;
        if (!node.red) {
            mendBlack(child);
        }
        none.parent = null;
    }

    private void replace(Node old, Node node) {
        node.parent = old.parent;
        if (old.parent == none) {
            root = node;
        } else if (old == old.parent.left) {
            old.parent.left = node;
        } else {
            old.parent.right = node;
        }
    }

    /** On all ways down there are as many black nodes: makes good that there is one less through this node. */
    private void mendBlack(Node lacking) {
        Node node = lacking;
        while (node != root && !node.red) {
            node = node == node.parent.left ? mendBlackOnTheLeft(node) : mendBlackOnTheRight(node);
        }
        node.red = false;
    }

    private Node mendBlackOnTheLeft(Node node) {
        Node sibling = node.parent.right;
        if (sibling.red) {
            turnRedUp(sibling);
            turnLeft(node.parent);
            sibling = node.parent.right;
        }
        if (!sibling.left.red && !sibling.right.red) {
            sibling.red = true;
            return node.parent;
        }
        if (!sibling.right.red) {
            turnRedUp(sibling.left);
            turnRight(sibling);
            sibling = node.parent.right;
        }
        takeColour(sibling, sibling.right);
        turnLeft(node.parent);
        return root;
    }

    private Node mendBlackOnTheRight(Node node) {
        Node sibling = node.parent.left;
        if (sibling.red) {
            turnRedUp(sibling);
            turnRight(node.parent);
            sibling = node.parent.left;
        }
        if (!sibling.left.red && !sibling.right.red) {
            sibling.red = true;
            return node.parent;
        }
        if (!sibling.left.red) {
            turnRedUp(sibling.right);
            turnLeft(sibling);
            sibling = node.parent.left;
        }
        takeColour(sibling, sibling.left);
        turnRight(node.parent);
        return root;
    }

    /** Before a red node becomes its parent's parent. */
    private static void turnRedUp(Node node) {
        node.red = false;
        node.parent.red = true;
    }

    /** Before a node takes the place of its parent, and its outer child its own. */
    private static void takeColour(Node node, Node outer) {
        node.red = node.parent.red;
        node.parent.red = false;
        outer.red = false;
    }

    private void turnLeft(Node node) {
        Node up = node.right;
        node.right = up.left;
        if (up.left != none) {
            up.left.parent = node;
        }
        replace(node, up);
        up.left = node;
        node.parent = up;
    }

    private void turnRight(Node node) {
        Node up = node.left;
        node.left = up.right;
        if (up.right != none) {
            up.right.parent = node;
        }
        replace(node, up);
        up.right = node;
        node.parent = up;
    }
}
