package dev.quintain.sandbox;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/**
 * What the class path of the code under test provides for an interface of ours, in the classes of one loader.
 *
 * @param providers each makes a new object whenever it is asked, and that is foreign code
 * @param faults what is wrong with the others, as the platform puts it
 */
public record Services<T>(List<ServiceLoader.Provider<T>> providers, List<String> faults) {
    /** Far more than anybody names; a service file that cannot be read may be asked for without end. */
    private static final int MOST_FAULTS = 50;

    static <T> Services<T> find(Class<T> service, ClassLoader loader) {
        var providers = new ArrayList<ServiceLoader.Provider<T>>();
        var faults = new ArrayList<String>();
        Iterator<ServiceLoader.Provider<T>> all =
                ServiceLoader.load(service, loader).stream().iterator();
        while (faults.size() < MOST_FAULTS) {
            try {
                if (!all.hasNext()) {
                    break;
                }
                providers.add(all.next());
            } catch (ServiceConfigurationError | LinkageError e) {
                faults.add(String.valueOf(e.getMessage()));
            }
        }
        return new Services<>(List.copyOf(providers), List.copyOf(faults));
    }
}
