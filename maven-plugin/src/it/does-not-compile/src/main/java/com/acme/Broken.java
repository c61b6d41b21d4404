package com.acme;

public class Broken {
    int number = "no number";
}
