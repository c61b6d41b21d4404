package dev.quintain.verification.walk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import dev.quintain.verification.PageTest;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page of a walk in a browser without a network. Skipped where there is no Chromium. */
class ReportPageTest extends PageTest {
    @TempDir
    static Path folder;

    private Page page(String className, ColorScheme scheme, String... more) {
        Path out = folder.resolve(className);
        var all = new ArrayList<>(List.of("--strategy", "states", "--quiet", "--out", out.toString()));
        all.addAll(List.of("--oracle", folder.resolve("oracles").toString(), "-cp", Books.CLASSES));
        all.addAll(List.of(more));
        all.add(Books.of(className));
        Walked.walk(all.toArray(String[]::new));

        return open(
                out.resolve("report.html"),
                new Browser.NewContextOptions().setColorScheme(scheme).setViewportSize(1000, 800));
    }

    @Test
    void shows_all_states_and_needs_nothing_else() {
        Page page = page("ReservableBook", ColorScheme.LIGHT);

        assertEquals(
                List.of("Default", "OnLoan", "OnLoan&Reserved", "Reserved"),
                page.locator("svg text.state").allTextContents().stream()
                        .sorted()
                        .toList());
        assertEquals(List.of("ReservableBook"), page.locator("h1").allTextContents());
        assertTrue(page.locator("svg path.way").count() >= 4);
        assertTrue(page.locator("svg text.throws").count() > 0);
        assertEquals(List.of(), complaints);
        assertEquals(1, requests.size(), requests.toString());
    }

    @Test
    void nothing_in_the_picture_is_cut_off_or_covered() {
        Page page = page("ReservableBook", ColorScheme.LIGHT);

        assertEquals(0, page.evaluate("""
                () => {
                  const all = document.querySelector('svg').getBoundingClientRect();
                  const outside = r => r.left < all.left - 1 || r.right > all.right + 1
                      || r.top < all.top - 1 || r.bottom > all.bottom + 1;
                  return [...document.querySelectorAll('svg text, svg rect')]
                      .filter(each => outside(each.getBoundingClientRect())).length;
                }"""));
        assertEquals(0, page.evaluate("""
                () => {
                  const boxes = [...document.querySelectorAll('svg rect')].map(each => each.getBoundingClientRect());
                  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
                  return boxes.filter((a, i) => boxes.some((b, j) => i < j && meet(a, b))).length;
                }"""));
        assertEquals(0, page.evaluate("""
                () => {
                  const boxes = [...document.querySelectorAll('svg rect')].map(each => each.getBoundingClientRect());
                  const inside = (r, box) => r.left >= box.left - 1 && r.right <= box.right + 1
                      && r.top >= box.top - 1 && r.bottom <= box.bottom + 1;
                  return [...document.querySelectorAll('svg text:not(.call)')]
                      .map(each => each.getBoundingClientRect())
                      .filter(text => !boxes.some(box => inside(text, box))).length;
                }"""));
    }

    @Test
    void lists_what_nobody_confirmed_and_can_be_read_in_the_dark() {
        Page page = page("BoundedStack", ColorScheme.DARK, "--validate", "--depth", "1");

        assertTrue(page.locator("h2").allTextContents().contains("Not confirmed"));
        assertTrue(page.locator("pre").first().textContent().startsWith("BoundedStack target = new BoundedStack();"));
        Object ink = page.evaluate("() => getComputedStyle(document.body).color");
        Object paper = page.evaluate("() => getComputedStyle(document.body).backgroundColor");
        assertEquals(List.of("rgb(229, 233, 238)", "rgb(21, 25, 31)"), List.of(ink, paper));
        assertFalse((Boolean) page.evaluate("() => document.body.scrollWidth > innerWidth"));
    }
}
