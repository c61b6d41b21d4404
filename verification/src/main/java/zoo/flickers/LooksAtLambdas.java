package zoo.flickers;

import java.lang.reflect.Proxy;

/** Tells about the lambda that it is given: it is called otherwise in each test, and its class is no proxy. */
public class LooksAtLambdas {
    public static int textLength(Runnable task) {
        return task.toString().length();
    }

    public static int compareText(Runnable task, String text) {
        return task.toString().compareTo(text);
    }

    public static boolean isProxy(Runnable task) {
        return Proxy.isProxyClass(task.getClass());
    }

    public static String[] names(Runnable task) {
        return new String[] {task.getClass().getName(), task.toString()};
    }

    public static int alwaysOne(Runnable task) {
        task.run();
        return 1;
    }
}
