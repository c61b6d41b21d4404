package figure2;

public class B {
    public B() {}

    public A m(int i) {
        return new A(this);
    }
}
