/** Classes to walk on, and what helps to walk on others. Each says what there is to see. */
package zoo.walk;
