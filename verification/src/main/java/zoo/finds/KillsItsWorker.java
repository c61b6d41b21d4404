package zoo.finds;

import java.lang.reflect.Field;

/** Writes to address 0, and the virtual machine dies of it. Finding: KILLED_WORKER. */
public class KillsItsWorker {
    public static void kill() throws ReflectiveOperationException {
        Class<?> unsafe = Class.forName("sun.misc.Unsafe");
        Field instance = unsafe.getDeclaredField("theUnsafe");
        instance.setAccessible(true);
        unsafe.getMethod("putAddress", long.class, long.class).invoke(instance.get(null), 0L, 0L);
    }
}
