/** Code as a small shop might have it, with faults that every developer has met. */
package dev.quintain.examples.shop;
