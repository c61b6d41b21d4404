/** Well-behaved classes that look suspicious. Nothing is reported or refused. */
package zoo.passes;
