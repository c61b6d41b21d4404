package dev.quintain.verification.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Media;
import dev.quintain.verification.PageTest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The page of a hunt in a browser without a network. Skipped where there is no Chromium. */
class HuntPageTest extends PageTest {
    private static final int FINDINGS = 20;
    private static final int MANY = 500;
    private static final int CLASSES = 2000;
    private static final Path PAGE =
            SampleHunt.write(Path.of("target", "runs", "hunt-page").toAbsolutePath(), FINDINGS, 30);

    private Page page(Browser.NewContextOptions options) {
        return open(PAGE, options.setPermissions(List.of("clipboard-read", "clipboard-write")));
    }

    private static String address() {
        return PAGE.toUri().toString();
    }

    private Page page() {
        return page(new Browser.NewContextOptions().setViewportSize(1200, 900));
    }

    @AfterEach
    void nothing_is_complained_of_and_nothing_asked_of_the_network() {
        assertEquals(List.of(), complaints);
        assertTrue(requests.stream().allMatch(url -> url.startsWith("file:")), requests.toString());
    }

    @Test
    void shows_all_findings() {
        assertEquals(FINDINGS, page().locator(".finding:visible").count());
    }

    @Test
    void filters_by_rank_and_engine_and_searches() {
        Page page = page();

        page.locator("input[value=high]").uncheck();
        assertEquals(0, page.locator(".finding[data-rank=high]:visible").count());
        page.locator("input[value=high]").check();

        page.locator("#engine").selectOption("interleave");
        assertEquals(
                List.of("interleave"),
                page.locator(".finding:visible").all().stream()
                        .map(finding -> finding.getAttribute("data-engines"))
                        .distinct()
                        .toList());
        page.locator("#engine").selectOption("");

        page.keyboard().press("Escape");
        page.locator("h1").click();
        page.keyboard().press("/");
        page.keyboard().type("NEW CART7 null");
        page.waitForFunction("() => document.querySelector('#shown').textContent === '1 of 20 shown'");
        assertEquals("f-f7", page.locator(".finding:visible").getAttribute("id"));
    }

    @Test
    void shows_only_what_is_new_since_the_baseline() {
        Page page = page();
        int fresh = page.locator(".finding[data-standing=new]").count();

        page.locator("#fresh").check();
        assertTrue(fresh > 0 && fresh < FINDINGS, fresh + " new");
        assertEquals(fresh, page.locator(".finding[data-standing=new]:visible").count());
        assertEquals(fresh, page.locator(".finding:visible").count());

        page.locator("#fresh").uncheck();
        assertEquals(FINDINGS, page.locator(".finding:visible").count());
    }

    @Test
    void a_link_to_a_finding_opens_it_and_its_test_can_be_copied() {
        Page page = page();
        Locator first = page.locator("#f-f3");
        page.navigate(address() + "#" + first.getAttribute("id"));
        page.reload();

        first.locator("button.copy").click();

        page.waitForFunction(
                "() => [...document.querySelectorAll('button.copy')].some(b => b.textContent === 'Copied')");
        assertEquals(
                first.locator(".source code").textContent(), page.evaluate("() => navigator.clipboard.readText()"));
    }

    @Test
    void every_link_leads_somewhere() {
        Page page = page();

        for (Locator link : page.locator("a[href^='#']").all()) {
            String target = link.getAttribute("href").substring(1);
            assertEquals(1, page.locator("[id='" + target + "']").count(), target);
        }
        for (Locator link : page.locator("a:not([href^='#'])").all()) {
            Path file = PAGE.resolveSibling(link.getAttribute("href"));
            assertTrue(Files.exists(file), file.toString());
        }
    }

    @Test
    void is_dark_where_the_user_likes_it_dark_and_changes_at_a_click() {
        Page page = page(new Browser.NewContextOptions().setColorScheme(ColorScheme.DARK));
        String dark = background(page);

        page.locator("#theme").click();

        assertEquals("rgb(20, 24, 30)", dark);
        assertNotEquals(dark, background(page));
    }

    private static String background(Page page) {
        return (String) page.evaluate("() => getComputedStyle(document.body).backgroundColor");
    }

    @Test
    void can_be_read_on_a_narrow_screen_and_without_scripts() {
        Page narrow = page(new Browser.NewContextOptions().setViewportSize(360, 740));
        assertEquals(true, narrow.evaluate("() => document.documentElement.scrollWidth <= innerWidth"));

        Page plain = page(new Browser.NewContextOptions().setJavaScriptEnabled(false));
        assertTrue(plain.locator(".finding").first().isVisible());
        assertTrue(plain.locator(".tools").first().isHidden());
        plain.locator(".finding summary").first().click();
        assertTrue(plain.locator(".finding .reason").first().isVisible());
    }

    @Test
    void orders_findings_and_classes_anew() {
        Page page = page();

        page.locator("#sort").selectOption("tests");
        assertEquals("f-f19", page.locator(".finding").first().getAttribute("id"));

        page.locator("#class-table th button", new Page.LocatorOptions().setHasText("branches"))
                .click();
        assertTrue(page.locator("#class-table tbody tr").first().textContent().startsWith("shop.Cart29"));
        page.locator("#class-search").fill("till");
        assertEquals(1, page.locator("#class-table tbody tr:visible").count());
    }

    @Test
    void goes_from_finding_to_finding_by_keys() {
        Page page = page();

        page.keyboard().press("j");
        page.keyboard().press("j");
        page.keyboard().press("Enter");

        assertEquals("f-f1", page.locator(".finding:has(details[open])").getAttribute("id"));
    }

    /** 500 findings in one class, and 2,000 classes. */
    @Test
    void stays_usable_with_many_findings_and_classes() {
        Path large = SampleHunt.crowded(Path.of("target", "runs", "hunt-large").toAbsolutePath(), MANY, CLASSES);
        Page page = open(large, new Browser.NewContextOptions().setViewportSize(1200, 900));
        assertEquals("500 of 500 shown", page.locator("#shown").textContent());

        page.locator("input[value=low]").uncheck();
        assertEquals("334 of 500 shown", page.locator("#shown").textContent());
        page.locator("input[value=low]").check();
        page.locator("#search").fill("cart499");
        page.waitForFunction("() => document.querySelector('#shown').textContent === '1 of 500 shown'");
        assertEquals("f-f499", page.locator(".finding:visible").getAttribute("id"));
        page.locator("#sort").selectOption("tests");
        assertEquals("f-f499", page.locator(".finding").first().getAttribute("id"));

        assertEquals(CLASSES, page.locator("#class-table tbody tr").count());
        head(page, "class").dblclick();
        assertTrue(page.locator("#class-table tbody tr").first().textContent().startsWith("shop.Till"));
        head(page, "findings").click();
        assertEquals(
                String.valueOf(MANY - 1),
                page.locator("#class-table tbody tr")
                        .first()
                        .locator("td")
                        .nth(1)
                        .textContent());
        page.locator("#class-search").fill("cart1999");
        assertEquals(1, page.locator("#class-table tbody tr:visible").count());
    }

    private static Locator head(Page page, String title) {
        return page.locator("#class-table th button", new Page.LocatorOptions().setHasText(title))
                .first();
    }

    @Test
    void prints_everything_whatever_is_filtered_and_folded_on_the_screen() {
        Page page = page();
        page.locator("input[value=high]").uncheck();
        page.locator("#class-search").fill("till");
        page.locator("#theme").click();

        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        assertEquals("rgb(255, 255, 255)", background(page));
        // What a browser does before it prints, but emulation does not.
        page.evaluate("() => dispatchEvent(new Event('beforeprint'))");

        assertEquals(FINDINGS, page.locator(".finding:visible").count());
        assertEquals(FINDINGS, page.locator(".finding .reason:visible").count());
        assertEquals(30, page.locator("#class-table tbody tr:visible").count());
        assertEquals(29, page.locator("svg text.state:visible").count() / 2);
        assertEquals(
                0,
                page.locator("header:visible, .tools:visible, button:not(th button):visible")
                        .count());

        page.evaluate("() => dispatchEvent(new Event('afterprint'))");
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.SCREEN));
        assertEquals(0, page.locator(".finding .reason:visible").count());
        assertEquals(0, page.locator(".finding[data-rank=high]:visible").count());
    }

    @Test
    void has_pictures() {
        Page page = page();

        assertTrue(page.locator("svg.chart path.curve").count() == 1);
        assertTrue(page.locator("svg.lanes rect").count() > 1);
        assertTrue(page.locator("svg text.state").count() > 1);
        // One for all classes, 20 for those with the most handlers, and one for the rest.
        assertEquals(22, page.locator("svg rect.after").count());
    }
}
