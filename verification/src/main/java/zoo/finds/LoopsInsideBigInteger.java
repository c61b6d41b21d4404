package zoo.finds;

import java.math.BigInteger;

/** Asks whether a number of a million bits is prime. Finding: DOES_NOT_END, by the time limit. */
public class LoopsInsideBigInteger {
    public static boolean isPrime() {
        return BigInteger.ONE.shiftLeft(1_000_000).subtract(BigInteger.ONE).isProbablePrime(100);
    }
}
