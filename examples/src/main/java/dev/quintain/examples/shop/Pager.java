package dev.quintain.examples.shop;

/**
 * Deals out a list of articles in pages.
 *
 * <p>Fault: the constructor accepts pages of no articles at all, and {@code pages} counts them for ever: does not end.
 *
 * <p>Not reported: negative sizes, and pages that there are not, are refused.
 */
public final class Pager {
    private final int articles;
    private final int pageSize;

    public Pager(int articles, int pageSize) {
        if (articles < 0 || pageSize < 0) {
            throw new IllegalArgumentException("negative size: " + articles + ", " + pageSize);
        }
        this.articles = articles;
        this.pageSize = pageSize;
    }

    /** How many pages there are. */
    public int pages() {
        int pages = 0;
        for (int shown = 0; shown < articles; shown += pageSize) {
            pages++;
        }
        return pages;
    }

    /** Number of the first article on a page; both are counted from 0. */
    public int firstOn(int page) {
        if (page < 0 || page > articles) {
            throw new IndexOutOfBoundsException("no page " + page);
        }
        return page * pageSize;
    }
}
