package zoo.blame;

import java.util.List;
import java.util.function.Supplier;

/** The frames of a lambda belong to the method that contains it, whoever called it. */
public class Lambdas {
    public void unreportedCalledByThePlatform() {
        List.of(0).forEach(number -> {
            throw new IllegalArgumentException("refused: " + number);
        });
    }

    public Object unreportedCalledByItself() {
        Supplier<Object> supplier = () -> {
            throw new IllegalStateException("refused");
        };
        return supplier.get();
    }

    public void unreportedNested() {
        List.of(0)
                .forEach(outer -> List.of(0).forEach(inner -> {
                    throw new IllegalArgumentException("refused: " + outer + inner);
                }));
    }

    public void reportedReferenceToAPublicMethod() {
        List.of(0).forEach(Callee::positive);
    }

    public void reportedPublicMethodBelowALambda() {
        List.of(0).forEach(number -> Callee.positive(number));
    }

    public void reportedLambdaOfAnotherPublicMethod() {
        unreportedCalledByThePlatform();
    }
}
