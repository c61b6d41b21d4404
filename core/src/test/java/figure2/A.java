package figure2;

public class A {
    public A(B b) {}
}
