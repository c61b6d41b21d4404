package dev.quintain.engine.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.quintain.sequence.Literal;
import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.Sequence.Step;
import dev.quintain.subject.JavaType;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class EqualityContractTest {
    private static final String ONE_WAY = "one object is equal to the other, but not the other way round";
    private static final String OF_THREE = "two objects are equal to a third, but not to each other";

    /** Takes for its equal whatever has a name that begins with its own. */
    private static class Named {
        private final String name;

        Named(String name) {
            this.name = name;
        }

        @Override
        public boolean equals(Object other) {
            return other != null && other.toString().startsWith(name);
        }

        @Override
        public int hashCode() {
            return 0;
        }

        @Override
        public String toString() {
            return name;
        }
    }

    private static final class Other extends Named {
        Other(String name) {
            super(name);
        }
    }

    /** Is equal to none of the others. */
    private static final class Picky extends Named {
        Picky(String name) {
            super(name);
        }

        @Override
        public boolean equals(Object other) {
            return super.equals(other) && !(other instanceof Other);
        }

        @Override
        public int hashCode() {
            return 0;
        }
    }

    /** A list that is equal to no other. */
    private static final class Loner extends AbstractList<Object> {
        @Override
        public boolean equals(Object other) {
            return other == this;
        }

        @Override
        public int hashCode() {
            return 0;
        }

        @Override
        public Object get(int index) {
            throw new IndexOutOfBoundsException(index);
        }

        @Override
        public int size() {
            return 0;
        }
    }

    /** A list as any. */
    private static final class Plain extends AbstractList<Object> {
        @Override
        public Object get(int index) {
            throw new IndexOutOfBoundsException(index);
        }

        @Override
        public int size() {
            return 0;
        }
    }

    /** Has another hash code than all that are equal to it. */
    private static final class Hasty extends Named {
        Hasty(String name) {
            super(name);
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    /** Is equal to numbers near by. */
    private static final class Roughly {
        private final int number;

        Roughly(int number) {
            this.number = number;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Roughly that && Math.abs(number - that.number) <= 1;
        }

        @Override
        public int hashCode() {
            return 0;
        }
    }

    @Test
    void whoever_takes_for_its_equal_what_does_not_agree_is_to_blame() {
        Claim claim = broken(name -> true, new Named("a"), new Named("ab"));

        assertEquals(ONE_WAY, claim.says());
        assertEquals(Named.class.getName() + ".equals", claim.blamed());
        assertEquals(
                claim.blamed(),
                broken(name -> true, new Named("ab"), new Named("a")).blamed());
    }

    @Test
    void an_equals_that_is_inherited_is_blamed_whichever_classes_are_under_test() {
        Claim claim = broken(Other.class.getName()::equals, new Other("a"), new Other("ab"));

        assertEquals(Named.class.getName() + ".equals", claim.blamed());
    }

    @Test
    void the_platform_is_not_to_blame() {
        Claim claim = broken(Loner.class.getName()::equals, new Loner(), List.of());

        assertEquals(ONE_WAY, claim.says());
        assertEquals(Loner.class.getName() + ".equals", claim.blamed());
    }

    @Test
    void nor_is_who_only_inherits_from_it() {
        Claim claim = broken(name -> name.startsWith(EqualityContractTest.class.getName()), new Plain(), new Loner());

        assertEquals(Loner.class.getName() + ".equals", claim.blamed());
    }

    @Test
    void different_hash_codes_are_the_fault_of_who_made_the_last_of_them() {
        Claim claim = broken(name -> true, new Hasty("a"), new Other("a"));

        assertEquals("equal objects have different hash codes", claim.says());
        assertEquals(Hasty.class.getName() + ".hashCode", claim.blamed());
        assertEquals(
                claim.blamed(),
                broken(name -> true, new Other("a"), new Hasty("a")).blamed());
    }

    @Test
    void what_is_equal_one_way_only_is_that_fault_though_it_shows_with_a_third() {
        Claim claim = broken(name -> true, new Picky("a"), new Named("a"), new Other("a"));

        assertEquals(ONE_WAY, claim.says());
        assertEquals(Named.class.getName() + ".equals", claim.blamed());
        assertEquals(2, claim.expected().size());
    }

    @Test
    void what_is_not_transitive_takes_three() {
        Claim claim = broken(name -> true, new Roughly(1), new Roughly(2), new Roughly(3));

        assertEquals(OF_THREE, claim.says());
        assertEquals(3, claim.expected().size());
    }

    @Test
    void what_two_strangers_think_of_each_other_is_their_business() throws BrokenPromise {
        Object[] values = {new Named("ab"), new Named("ab"), new Named("a")};

        contract(name -> false, values).between(0, 1);
    }

    private static Claim broken(Predicate<String> underTest, Object... values) {
        return assertThrows(
                        BrokenPromise.class, () -> contract(underTest, values).between(0, 1))
                .claim;
    }

    private static EqualityContract contract(Predicate<String> underTest, Object... values) {
        List<Step> steps = Arrays.stream(values)
                .<Step>map(value -> new Sequence.Value(new Literal.Null(JavaType.OBJECT)))
                .toList();
        List<Integer> all = IntStream.range(0, values.length).boxed().toList();
        return new EqualityContract(
                new Questions(new Sequence(steps), values, new Traits.Register(underTest), all, true));
    }
}
