package dev.quintain.runtime.inject;

import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The method that a call really reaches, and what that declares. */
final class Callee {
    /** By name and descriptor: to look through the methods of a class takes long, and every test comes by again. */
    private static final ClassValue<Map<String, List<String>>> KNOWN = new ClassValue<>() {
        @Override
        protected Map<String, List<String>> computeValue(Class<?> type) {
            return new ConcurrentHashMap<>();
        }
    };

    private Callee() {}

    /**
     * What it declares to throw; {@link TrialReport#AS_DECLARED} where that cannot be told. Classes that the platform
     * spins for lambdas and proxies declare nothing, though what they lead to may throw.
     */
    static List<String> declared(Class<?> receiver, SiteInfo site) {
        Map<String, List<String>> known = KNOWN.get(receiver);
        String method = site.callee() + site.descriptor();
        List<String> declared = known.get(method);
        if (declared == null) {
            // May load classes, by loaders that come by here themselves.
            declared = lookUp(receiver, site);
            known.put(method, declared);
        }
        return declared;
    }

    private static List<String> lookUp(Class<?> receiver, SiteInfo site) {
        if (receiver.isHidden() || receiver.isSynthetic() || Proxy.isProxyClass(receiver)) {
            return TrialReport.AS_DECLARED;
        }
        try {
            for (Class<?> type = receiver; type != null; type = type.getSuperclass()) {
                for (Method method : type.getDeclaredMethods()) {
                    if (method.getName().equals(site.callee())
                            && descriptor(method).equals(site.descriptor())) {
                        return method.isSynthetic() ? TrialReport.AS_DECLARED : names(method.getExceptionTypes());
                    }
                }
            }
        } catch (LinkageError | TypeNotPresentException missing) {
            return TrialReport.AS_DECLARED;
        }
        return TrialReport.AS_DECLARED;
    }

    /**
     * What may be thrown, given what the callee declares: the exception itself, or, if the callee declares only special
     * cases of it, such a case that the same handler takes. Null if nothing may.
     */
    static String possible(Arm arm, List<String> declared, Maker maker, ClassLoader loader) {
        boolean unchecked = maker.isSubtype(arm.exception(), "java.lang.RuntimeException", loader)
                || maker.isSubtype(arm.exception(), "java.lang.Error", loader);
        if (unchecked
                || declared.equals(TrialReport.AS_DECLARED)
                || declared.stream().anyMatch(each -> maker.isSubtype(arm.exception(), each, loader))) {
            return arm.exception();
        }
        return declared.stream()
                .filter(each -> maker.isSubtype(each, arm.exception(), loader))
                .findFirst()
                .orElse(null);
    }

    private static List<String> names(Class<?>[] types) {
        var names = new ArrayList<String>();
        Arrays.stream(types)
                .filter(type -> !RuntimeException.class.isAssignableFrom(type) && !Error.class.isAssignableFrom(type))
                .forEach(type -> names.add(type.getName()));
        return names;
    }

    private static String descriptor(Method method) {
        var text = new StringBuilder("(");
        for (Class<?> type : method.getParameterTypes()) {
            text.append(type.descriptorString());
        }
        return text.append(')')
                .append(method.getReturnType().descriptorString())
                .toString();
    }
}
