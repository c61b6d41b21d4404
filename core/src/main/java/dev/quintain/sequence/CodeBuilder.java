package dev.quintain.sequence;

import dev.quintain.finding.JavaCode;
import dev.quintain.finding.TypeName;
import java.util.ArrayList;
import java.util.List;

/** Puts pieces of Java source together. */
final class CodeBuilder {
    private final StringBuilder text = new StringBuilder();
    private final List<TypeName> types = new ArrayList<>();

    static JavaCode plain(String source) {
        return new CodeBuilder().add(source).build();
    }

    CodeBuilder add(String source) {
        text.append(source.replace("$", "$$"));
        return this;
    }

    CodeBuilder add(TypeName type) {
        text.append("$T");
        types.add(type);
        return this;
    }

    CodeBuilder add(JavaCode code) {
        text.append(code.text());
        types.addAll(code.types());
        return this;
    }

    /** A space where a long line may be broken. */
    CodeBuilder space() {
        text.append("$W");
        return this;
    }

    /** The parts with commas between them. */
    CodeBuilder list(List<JavaCode> parts) {
        for (int i = 0; i < parts.size(); i++) {
            if (i > 0) {
                add(",").space();
            }
            add(parts.get(i));
        }
        return this;
    }

    JavaCode build() {
        return new JavaCode(text.toString(), types);
    }
}
