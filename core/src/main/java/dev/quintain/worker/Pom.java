package dev.quintain.worker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/** A Maven project's description, as far as it says what other descriptions it depends on. */
record Pom(Path file, Element root) {
    static final String NAME = "pom.xml";

    static Pom read(Path file) throws IOException {
        try {
            var factory = DocumentBuilderFactory.newInstance();
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            return new Pom(
                    file.toAbsolutePath().normalize(),
                    factory.newDocumentBuilder().parse(file.toFile()).getDocumentElement());
        } catch (ParserConfigurationException | SAXException e) {
            throw new IOException(file + " cannot be read: " + e.getMessage(), e);
        }
    }

    /** Whether it can have dependencies, of its own or from a parent. */
    boolean mayHaveDependencies() {
        return child(root, "parent").isPresent()
                || root.getElementsByTagName("dependency").getLength() > 0;
    }

    /** The folder of the outermost project of which this one is a module, or a module's module; else its own. */
    Path reactor() throws IOException {
        Path above = file.resolveSibling("..").resolve(NAME).normalize();
        Pom outer = above.equals(file) || !Files.exists(above) ? this : Pom.read(above);
        return outer.modules().contains(file) ? outer.reactor() : folder();
    }

    Path folder() {
        return file.resolveSibling("");
    }

    /** The folders of this project, of its modules and of theirs. */
    List<Path> withModules() throws IOException {
        var folders = new ArrayList<>(List.of(folder().normalize()));
        for (Path module : modules()) {
            if (Files.isRegularFile(module)) {
                folders.addAll(Pom.read(module).withModules());
            }
        }
        return folders;
    }

    /** This file, its parents' and its modules', as far as they are on this machine as projects. */
    Set<Path> family() throws IOException {
        var family = new LinkedHashSet<Path>();
        collect(family);
        return family;
    }

    private void collect(Set<Path> family) throws IOException {
        if (family.add(file)) {
            var relatives = new ArrayList<>(modules());
            parent().ifPresent(relatives::add);
            for (Path relative : relatives) {
                if (Files.isRegularFile(relative)) {
                    Pom.read(relative).collect(family);
                }
            }
        }
    }

    private Optional<Path> parent() {
        return child(root, "parent").map(parent -> {
            String path =
                    child(parent, "relativePath").map(Element::getTextContent).orElse("../pom.xml");
            return pomAt(path.strip());
        });
    }

    private List<Path> modules() {
        return child(root, "modules").stream()
                .flatMap(modules -> children(modules, "module").stream())
                .map(module -> pomAt(module.getTextContent().strip()))
                .toList();
    }

    private Path pomAt(String path) {
        Path place = file.resolveSibling(path).normalize();
        return Files.isDirectory(place) ? place.resolve(NAME) : place;
    }

    private static Optional<Element> child(Element of, String name) {
        return children(of, name).stream().findFirst();
    }

    private static List<Element> children(Element of, String name) {
        var found = new ArrayList<Element>();
        for (Node node = of.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element element && element.getNodeName().equals(name)) {
                found.add(element);
            }
        }
        return found;
    }
}
