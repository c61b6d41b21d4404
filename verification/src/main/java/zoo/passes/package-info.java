/** Well-behaved classes that look suspicious. Nothing is reported, refused or undone. */
package zoo.passes;
