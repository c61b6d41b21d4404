package zoo.shapes;

import java.util.List;
import java.util.Map;

/** Types without their arguments, as before Java 5. */
public class RawTypes {
    private List list;

    public RawTypes() {}

    public RawTypes(List list) {
        this.list = list;
    }

    public Map divide(List other, Map map, int by) {
        return 1 / by > 0 && list == other ? map : null;
    }
}
