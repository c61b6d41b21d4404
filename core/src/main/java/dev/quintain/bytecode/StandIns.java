package dev.quintain.bytecode;

import dev.quintain.bytecode.ScheduleRewriter.Place;
import dev.quintain.runtime.explore.Control;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.ToIntBiFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Our stand-ins for classes of the platform, as they are. Some lack methods that hardly anybody uses; who does is told so,
 * since what comes of such a call is no fault of the code under test. May be used by several threads.
 */
final class StandIns {
    /** By class: what it declares, and what it inherits from. */
    private final Map<String, ClassNode> known = new ConcurrentHashMap<>();

    /**
     * @param sites numbers a place in a method of the class
     */
    void refuseWhatIsLacking(ClassNode type, ToIntBiFunction<MethodNode, Place> sites) {
        for (MethodNode method : type.methods) {
            int line = 0;
            for (AbstractInsnNode instruction : method.instructions.toArray()) {
                if (instruction instanceof LineNumberNode number) {
                    line = number.line;
                } else if (instruction instanceof MethodInsnNode call
                        && ShadowNames.isShadow(call.owner)
                        && !has(call.owner, call.name + call.desc)) {
                    int site = sites.applyAsInt(method, new Place(line, call.name + "()"));
                    method.instructions.insertBefore(call, refusal(call, site));
                }
            }
        }
    }

    private static InsnList refusal(MethodInsnNode call, int site) {
        String member = call.name.equals("<init>") ? "" : "." + call.name;
        var code = new InsnList();
        code.add(new LdcInsnNode(ShadowNames.platformName(call.owner) + member + "()"));
        code.add(Hooks.push(site));
        code.add(ScheduledMethod.control("lacks", "(Ljava/lang/String;I)V"));
        return code;
    }

    private boolean has(@Nullable String owner, String signature) {
        if (owner == null) {
            return false;
        }
        ClassNode type = known.computeIfAbsent(owner, StandIns::read);
        Set<String> own =
                type.methods.stream().map(method -> method.name + method.desc).collect(Collectors.toSet());
        return own.contains(signature)
                || has(type.superName, signature)
                || type.interfaces.stream().anyMatch(parent -> has(parent, signature));
    }

    private static ClassNode read(String internalName) {
        try (InputStream in = Control.class.getResourceAsStream("/" + internalName + ".class")) {
            var type = new ClassNode();
            if (in != null) {
                new ClassReader(in).accept(type, ClassReader.SKIP_CODE);
            }
            return type;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
