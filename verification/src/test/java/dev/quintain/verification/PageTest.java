package dev.quintain.verification;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** Looks at a page in a browser without a network. Skipped where there is no Chromium. */
public abstract class PageTest {
    private static @Nullable Playwright playwright;
    private static @Nullable Browser browser;

    protected final List<String> complaints = new ArrayList<>();
    protected final List<String> requests = new ArrayList<>();

    @BeforeAll
    static void open() {
        Optional<Path> chromium = chromium();
        if (chromium.isEmpty()) {
            // Builds do not print why a test was skipped.
            System.err.println("SKIPPED: pages are not looked at, since there is no Chromium on the PATH");
        }
        assumeTrue(chromium.isPresent(), "there is no Chromium on the PATH to look at the page with");
        playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(chromium.get())
                        .setArgs(List.of("--no-sandbox")));
    }

    private static Optional<Path> chromium() {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .flatMap(place -> Stream.of("chromium", "chromium-browser", "google-chrome")
                        .map(name -> Path.of(place, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    @AfterAll
    static void close() {
        if (browser != null) {
            browser.close();
        }
        if (playwright != null) {
            playwright.close();
        }
    }

    /** The page of a file, with all that it complains of and asks for noted. */
    protected final Page open(Path file, Browser.NewContextOptions options) {
        Page page = Objects.requireNonNull(browser)
                .newContext(options.setOffline(true))
                .newPage();
        page.onConsoleMessage(message -> complaints.add(message.text()));
        page.onPageError(complaints::add);
        page.onRequest(request -> requests.add(request.url()));
        page.navigate(file.toUri().toString());
        return page;
    }
}
