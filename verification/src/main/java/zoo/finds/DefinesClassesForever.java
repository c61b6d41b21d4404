package zoo.finds;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;

/** Has classes made, and keeps them all. Finding: MEMORY. */
public class DefinesClassesForever {
    public int define() {
        List<Class<?>> classes = new ArrayList<>();
        while (classes.size() >= 0) {
            Class<?>[] large = {java.sql.ResultSet.class};
            classes.add(Proxy.newProxyInstance(new Loader(), large, (proxy, method, arguments) -> null)
                    .getClass());
        }
        return classes.size();
    }

    private static final class Loader extends ClassLoader {
        Loader() {
            super(ClassLoader.getPlatformClassLoader());
        }
    }
}
