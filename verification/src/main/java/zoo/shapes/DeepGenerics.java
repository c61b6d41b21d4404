package zoo.shapes;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Generic types within generic types within generic types. */
public class DeepGenerics<K extends Comparable<? super K>> {
    public Map<K, ? extends List<? super Integer[]>> divide(
            Map<String, List<Map<? super K, ? extends Set<? super Number[]>>>> map,
            Function<? super Map.Entry<K, List<?>>, ? extends Function<K, K>> function,
            int by) {
        return 1 / by > 0 && map == null && function == null ? Map.of() : null;
    }
}
