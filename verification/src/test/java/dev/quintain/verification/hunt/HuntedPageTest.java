package dev.quintain.verification.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import dev.quintain.verification.PageTest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page of a hunt that took place. Skipped where there is no Chromium. */
class HuntedPageTest extends PageTest {
    @TempDir
    Path folder;

    @Test
    void shows_what_was_found_and_every_link_leads_somewhere() {
        Hunted run = Hunted.hunt(
                folder,
                "--time",
                "15s",
                "--test-limit",
                "1s",
                "-cp",
                Hunted.EXAMPLES.toString(),
                Hunted.PAGER,
                "dev.quintain.examples.shop.Stock",
                "dev.quintain.examples.walk.BoundedStack");

        Page page = open(folder.resolve("report.html"), new Browser.NewContextOptions().setViewportSize(1200, 900));

        assertEquals(
                run.findings()
                        .map(finding -> "f-" + finding.path("fingerprint").asString())
                        .toList(),
                page.locator(".finding").all().stream()
                        .map(finding -> finding.getAttribute("id"))
                        .toList());
        assertTrue(page.locator("svg text.state").count() > 1, run.out());
        assertTrue(page.locator("svg.chart path.curve").count() == 1, run.out());
        for (Locator link : page.locator("a[href^='#']").all()) {
            String target = link.getAttribute("href").substring(1);
            assertEquals(1, page.locator("[id='" + target + "']").count(), target);
        }
        for (Locator link : page.locator("a:not([href^='#'])").all()) {
            assertTrue(Files.exists(folder.resolve(link.getAttribute("href"))), link.getAttribute("href"));
        }
        assertEquals(List.of(), complaints);
        assertTrue(requests.stream().allMatch(url -> url.startsWith("file:")), requests.toString());
    }
}
