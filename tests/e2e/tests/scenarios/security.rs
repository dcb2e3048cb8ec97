//! Foreign code stays out.

use anyhow::ensure;
use e2e::{Page, Result};

async fn text_that_could_run_does_not_run(page: &mut Page) -> Result {
    page.open("").await?;
    page.run(
        "window.breaches = 0; \
         document.addEventListener('securitypolicyviolation', () => { window.breaches += 1 }); \
         const at = document.createElement('div'); document.body.append(at); \
         try { at.innerHTML = '<img src=x onerror=\"window.isHacked = true\">' } catch {}; \
         try { \
             const script = document.createElement('script'); \
             script.textContent = 'window.isHacked = true'; at.append(script); \
         } catch {}",
    )
    .await?;
    page.wait_until("the policy has been breached twice", "window.breaches >= 2")
        .await?;
    ensure!(
        !page.value::<bool>("!!window.isHacked").await?,
        "foreign code ran"
    );
    page.complaints().await?; // the breaches are what was wanted
    Ok(())
}

/// Markup that could run, load or lead somewhere, in many spellings. The policy parses nothing and lets only plain markup
/// through, so that it need not understand any of them.
const HOSTILE: [&str; 40] = [
    "<img src=\"//example.org/x.svg\">",
    "<img src=\"icons/../x.svg\">",
    "<img name=\"cookie\" src=\"icons/icon.svg\">",
    "<img src=\"icons/icon.svg\" onload=\"window.isHacked=true\">",
    "<script>window.isHacked = true</script>",
    "<SCRIPT SRC=//example.org></SCRIPT>",
    "<img src=x onerror=window.isHacked=true>",
    "<svg/onload=window.isHacked=true>",
    "<svg onload=\"window.isHacked=true\">",
    "<svg\tonload=window.isHacked=true>",
    "<svg\n/\nonload\n=\n'window.isHacked=true'>",
    "<p/onclick=window.isHacked=true>",
    "<p class=\"a\"onclick=\"window.isHacked=true\">",
    "<p ONCLICK=\"window.isHacked=true\">",
    "<p o&#110;click=\"window.isHacked=true\">",
    "<a href=\"javascript:window.isHacked=true\">x</a>",
    "<a href=\"jav&#x61;script:window.isHacked=true\">x</a>",
    "<a href=\"java\tscript:window.isHacked=true\">x</a>",
    "<a href=\"\u{1}javascript:window.isHacked=true\">x</a>",
    "<a href=\"javascript&colon;window.isHacked=true\">x</a>",
    "<a href=\"JAVASCRIPT&NewLine;:window.isHacked=true\">x</a>",
    "<a href=\"data:text/html,<script>1</script>\">x</a>",
    "<a href=\"https://example.org\">x</a>",
    "<a href=\"//example.org\">x</a>",
    "<svg><a xlink:href=\"javascript:window.isHacked=true\"><text>x</text></a></svg>",
    "<svg><use href=\"data:image/svg+xml,x\"></use></svg>",
    "<svg><animate attributeName=\"href\" values=\"javascript:window.isHacked=true\"></svg>",
    "<svg><style><img src=x onerror=window.isHacked=true></style></svg>",
    "<math><mtext><table><mglyph><style><img src=x onerror=window.isHacked=true>",
    "<noscript><p title=\"</noscript><img src=x onerror=window.isHacked=true>\">",
    "<iframe srcdoc=\"&lt;script&gt;1&lt;/script&gt;\"></iframe>",
    "<object data=\"x\"></object>",
    "<embed src=\"x\">",
    "<base href=\"//example.org/\">",
    "<link rel=\"stylesheet\" href=\"x\">",
    "<meta http-equiv=\"refresh\" content=\"0;url=//example.org\">",
    "<form action=\"javascript:window.isHacked=true\"><button>x</button></form>",
    "<button formaction=\"javascript:window.isHacked=true\">x</button>",
    "<p style=\"background: url(//example.org)\">x</p>",
    "<!--><img src=x onerror=window.isHacked=true>-->",
];

/// Markup such as Leptos makes templates of.
const PLAIN: [&str; 6] = [
    "<img class=\"app-icon\" src=\"icons/icon.svg\" width=\"96\" height=\"96\" alt=\"\">",
    "<div class=\"hand\"><button type=\"button\" aria-label=\"a &amp; b\" disabled>x</button><!></div>",
    "<p>1 &lt; 2, \u{201e}Aus\u{201c}<br></p>",
    "<svg viewBox=\"0 0 24 24\" class=\"icon\" aria-hidden=\"true\"><use href=\"#icon-close\"></use></svg>",
    "<a class=\"btn\" href=\"#/settings\">x</a><input type=\"checkbox\" checked/>",
    "",
];

async fn only_plain_markup_passes_the_policy(page: &mut Page) -> Result {
    page.open("").await?;
    if page.value::<bool>("!window.trustedTypes").await? {
        return Ok(()); // a browser without Trusted Types has the other parts of the policy
    }
    for (markup, may_pass) in HOSTILE
        .into_iter()
        .map(|markup| (markup, false))
        .chain(PLAIN.into_iter().map(|markup| (markup, true)))
    {
        let markup = serde_json::to_string(markup)?;
        page.run(&format!(
            "window.passed = true; \
             try {{ document.createElement('template').innerHTML = {markup} }} catch {{ window.passed = false }}"
        ))
        .await?;
        let passed: bool = page.value("window.passed").await?;
        ensure!(passed == may_pass, "passed: {passed}, {markup}");
    }
    ensure!(
        !page.value::<bool>("!!window.isHacked").await?,
        "foreign code ran"
    );
    page.complaints().await?; // the refusals are what was wanted
    Ok(())
}

/// A browser may have no clipboard, or refuse it: then the report is selected, and nothing says that it was copied.
async fn a_report_that_cannot_be_copied_is_selected(page: &mut Page) -> Result {
    page.open_quickly("#/deal/1/paderborn/oma-1955?dealer=1")
        .await?;
    page.wait_for_turn().await?;
    page.run(FAIL).await.ok();
    page.run(RECOVER).await.ok();
    page.click("details summary").await?;
    for clipboard in [
        "undefined",
        "{ writeText: async () => { throw new Error('refused') } }",
    ] {
        page.run(&format!(
            "Object.defineProperty(navigator, 'clipboard', {{ value: {clipboard}, configurable: true }}); \
             getSelection().removeAllRanges()"
        ))
        .await?;
        page.click("[data-copy]").await?;
        page.wait_until(
            "the report is selected",
            "getSelection().toString().includes('#/deal/1/paderborn/oma-1955')",
        )
        .await?;
        let said = page.text("[data-copy]").await?;
        ensure!(said.starts_with("Nicht kopiert"), "{said}");
    }
    page.complaints().await?; // the failure is what was wanted
    Ok(())
}

async fn a_worker_starts_under_the_policy(page: &mut Page) -> Result {
    page.open("").await?;
    page.run(
        "const at = document.querySelector('meta[name=bot-worker]').content; \
         const worker = new Worker(at, { type: 'module' }); \
         worker.onerror = (event) => { window.workerError = event.message || 'no message' }; \
         setTimeout(() => { window.workerLives = true }, 500);",
    )
    .await?;
    page.wait_until("half a second has passed", "window.workerLives")
        .await?;
    let error: Option<String> = page.value("window.workerError ?? null").await?;
    ensure!(error.is_none(), "the worker failed: {error:?}");
    Ok(())
}

/// The browser fails the program in the middle of its work, which leaves it in a state that it cannot go on from.
const FAIL: &str = "const text = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue'); \
    Object.defineProperty(Node.prototype, 'nodeValue', \
        { ...text, set() { throw new Error('the browser fails') } }); \
    document.querySelector('.hand [data-card][aria-disabled=false], .hand [data-card]').click(); \
    window.text = text";

const RECOVER: &str = "Object.defineProperty(Node.prototype, 'nodeValue', window.text); \
    document.querySelector('.hand [data-card]').click()";

async fn a_broken_program_tells_so_and_goes_on_from_its_last_move(page: &mut Page) -> Result {
    page.open_quickly("#/deal/1/paderborn/oma-1955?dealer=1")
        .await?;
    page.wait_for_turn().await?;
    page.run(FAIL).await.ok();
    page.run(RECOVER).await.ok();
    page.wait_until(
        "the screen says so",
        "document.querySelector('.message .btn--primary')",
    )
    .await?;
    page.run(
        "Object.defineProperty(navigator, 'clipboard', { value: \
            { writeText: async (text) => { window.copied = text } } })",
    )
    .await?;
    page.click("details summary").await?;
    page.click("[data-copy]").await?;
    page.wait_until("the report is copied", "window.copied")
        .await?;
    let report: String = page.value("window.copied").await?;
    ensure!(report.contains("#/deal/1/paderborn/oma-1955"), "{report}");
    ensure!(
        !report.contains("=link."),
        "the secret of the match: {report}"
    );
    page.click(".message .btn--primary").await?;
    page.wait_for_turn().await?;
    page.complaints().await?; // the failure is what was wanted
    Ok(())
}

e2e::in_both_browsers!(
    a_broken_program_tells_so_and_goes_on_from_its_last_move,
    a_report_that_cannot_be_copied_is_selected,
    only_plain_markup_passes_the_policy,
    text_that_could_run_does_not_run,
    a_worker_starts_under_the_policy
);

e2e::in_webkit!(
    a_broken_program_tells_so_and_goes_on_from_its_last_move,
    text_that_could_run_does_not_run,
    a_worker_starts_under_the_policy,
);
