package dev.quintain.bytecode;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Reads from a class file which methods wait, wake, lock and unlock, be it by way of other methods of the class. */
public final class MonitorReader {
    private final ClassNode type;

    private MonitorReader(ClassNode type) {
        this.type = type;
    }

    public static MonitorOutline read(byte[] classFile) {
        var type = new ClassNode();
        new ClassReader(classFile).accept(type, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return new MonitorReader(type).outline();
    }

    private MonitorOutline outline() {
        var methods = new ArrayList<MonitorOutline.Method>();
        for (MethodNode method : type.methods) {
            boolean callable = (method.access & Opcodes.ACC_PUBLIC) != 0
                    && (method.access & (Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC)) == 0
                    && !method.name.startsWith("<");
            Set<Deed> deeds = callable ? deeds(method) : Set.of();
            if (!deeds.isEmpty()) {
                methods.add(new MonitorOutline.Method(method.name, method.desc, isOverloaded(method), deeds));
            }
        }
        return new MonitorOutline(type.name.replace('/', '.'), methods);
    }

    private boolean isOverloaded(MethodNode method) {
        return type.methods.stream()
                        .filter(other -> other.name.equals(method.name)
                                && (other.access & Opcodes.ACC_SYNTHETIC) == 0
                                && Type.getArgumentCount(other.desc) == Type.getArgumentCount(method.desc))
                        .count()
                > 1;
    }

    private Set<Deed> deeds(MethodNode method) {
        var deeds = EnumSet.noneOf(Deed.class);
        for (Deed deed : Deed.values()) {
            if (reaches(method, deed, new HashSet<>())) {
                deeds.add(deed);
            }
        }
        return deeds;
    }

    private boolean reaches(MethodNode method, Deed deed, Set<String> seen) {
        if (!seen.add(method.name + method.desc)) {
            return false;
        }
        if (deed.isDoneBy(method)) {
            return true;
        }
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction instanceof MethodInsnNode call
                    && own(call).stream().anyMatch(callee -> reaches(callee, deed, seen))) {
                return true;
            }
        }
        return false;
    }

    private List<MethodNode> own(MethodInsnNode call) {
        return type.methods.stream()
                .filter(method ->
                        call.owner.equals(type.name) && method.name.equals(call.name) && method.desc.equals(call.desc))
                .toList();
    }
}
