#!/usr/bin/env python3
"""Loads the recorded pages in a browser, as files, and uses them as people do.

check_pages.py [FOLDER]: FOLDER has large.html, a matrix of 12 products and 800 protocols, where that is to be tried, too.
"""

import os
import sys
import tempfile

from browser import Browser

HERE = os.path.dirname(os.path.abspath(__file__))
FIXTURES = os.path.join(HERE, "..", "Fixtures", "Pages")
DESKTOP, PHONE = (1440, 900), (390, 844)
SETTLED = "new Promise(done => setTimeout(() => requestAnimationFrame(() => done(1)), 150))"
SHOWN = "Array.from(document.querySelectorAll('tbody tr')).filter(row => !row.hidden).length"

failures = []


def expect(what, value, wanted):
    if value != wanted:
        failures.append("%s: %r, not %r" % (what, value, wanted))


def check_everywhere(browser, path):
    """No complaint, nothing loaded, nothing beside the screen, and what is needed to read it without seeing it."""
    name = os.path.basename(path)
    with open(os.path.join(HERE, "accessibility.js"), encoding="utf-8") as file:
        accessibility = file.read()
    for width, height in (DESKTOP, PHONE):
        for scheme in ("light", "dark"):
            for scripts in (True, False):
                browser.open(path, width, height, scheme, scripts, motion="reduce")
                what = "%s, %d wide, %s, %s scripts" % (name, width, scheme, "with" if scripts else "without")
                expect(what + ", complaints", browser.complaints, [])
                expect(what + ", loaded", [url for url in browser.events if not url.startswith("file:") and url != "loaded"], [])
                if not scripts:
                    # Expressions are still evaluated; only the page's own scripts are not.
                    expect(what + ", controls", browser.value(
                        "!!document.getElementById('controls') && !document.getElementById('controls').hidden"), False)
                expect(what + ", beside the screen", browser.value(
                    "document.documentElement.scrollWidth > document.documentElement.clientWidth"), False)
                for fault in browser.value(accessibility):
                    failures.append(what + ", " + fault)


def check_hostile(browser, path):
    browser.open(path)
    expect("elements that names made", browser.value(
        "document.querySelectorAll('img, iframe, svg[onload], td script, [onerror], [onmouseover]').length"), 0)
    expect("the name as it is", browser.value("document.body.textContent.includes('</script><img onerror=alert(1) src=x>')"), True)


def check_policy(browser, path):
    """The pages' own policy stops what a name could bring in, and the browser says so: otherwise these checks see nothing."""
    with open(path, encoding="utf-8") as file:
        page = file.read()
    for markup in ("<script>document.title = 'bad'</script>", "<p style='color: red'>a</p>", "<img src='x.png' alt=''>",
                   "<style>p { color: red }</style>", "<button onclick='1'>a</button>", "<iframe src='data:text/html,a'></iframe>"):
        with tempfile.TemporaryDirectory() as folder:
            changed = os.path.join(folder, "page.html")
            with open(changed, "w", encoding="utf-8") as file:
                file.write(page.replace("<main", markup + "<main", 1))
            browser.open(changed)
            if "onclick" in markup:
                browser.value("document.querySelector('[onclick]').click()")
            expect("stopped by the policy: " + markup, len(browser.complaints), 1)
            expect("title", browser.value("document.title"), "Adapters of FeedReader")


def type_text(browser, text):
    for letter in text:
        browser.press(letter, text=letter)
    browser.value(SETTLED)


def check_filter(browser, path):
    browser.open(path)
    count = "document.getElementById('count').textContent"
    expect("count", browser.value(count), "8 of 8 shown")
    browser.press("/", 191, "/")
    expect("focus after /", browser.value("document.activeElement.id"), "filter")
    expect("text after /", browser.value("document.activeElement.value"), "")
    for text, shown in (("audioplay", 2), ("standard/file", 1), ("KIOSK loading", 1), ("zzz", 0), ("<svg", 1)):
        browser.value("document.getElementById('filter').value = ''")
        type_text(browser, text)
        expect("rows for " + text, browser.value(SHOWN), shown)
        expect("count for " + text, browser.value(count), "%d of 8 shown" % shown)
        expect("remark for " + text, browser.value("document.getElementById('none').hidden"), shown > 0)
    browser.press("Escape", 27)
    browser.value(SETTLED)
    expect("rows after Escape", browser.value(SHOWN), 8)
    for box, shown in (("gaps", 4), ("differences", 7), ("changes", 2)):
        browser.value("document.getElementById('%s').click()" % box)
        expect("rows with " + box, browser.value(SHOWN), shown)
        browser.value("document.getElementById('%s').click()" % box)
    expect("complaints", browser.complaints, [])


def check_details(browser, path):
    browser.open(path)
    focus = "document.activeElement.cellIndex + ' ' + document.activeElement.parentElement.rowIndex"
    browser.value("document.querySelector('#matrix [tabindex=\"0\"]').focus()")
    for key, code in (("ArrowRight", 39), ("ArrowRight", 39), ("ArrowDown", 40), ("ArrowUp", 38), ("PageDown", 34), ("Home", 36),
                      ("End", 35), ("ArrowUp", 38), ("ArrowUp", 38)):
        browser.press(key, code)
    expect("cell after moving", browser.value(focus), "4 6")
    for key, code in (("ArrowLeft", 37), ("ArrowUp", 38)):
        browser.press(key, code)
    expect("cell after moving on", browser.value(focus), "3 5")
    expect("cells that Tab goes to", browser.value("document.querySelectorAll('#matrix [tabindex]').length"), 1)
    browser.press("Enter", 13)
    expect("sheet", browser.value("document.getElementById('sheet').hidden"), False)
    expect("focus in the sheet", browser.value("document.activeElement.textContent"), "LoadingAdapter")
    expect("place", browser.value("document.querySelector('#sheet code').textContent"), "Standard/FileLoading.swift:14")
    expect("need", browser.value("document.querySelector('#sheet li code').textContent"), "FeedReader/FeedSession.swift:22")
    browser.press("Escape", 27)
    expect("sheet after Escape", browser.value("document.getElementById('sheet').hidden"), True)
    expect("cell after Escape", browser.value(focus), "3 5")
    browser.value("document.querySelector('tbody tr:nth-child(8) td').click()")
    expect("hostile details", browser.value("document.querySelector('#sheet h3').textContent"), "</b></td><script>alert(1)</script>")
    expect("elements of hostile details", browser.value("document.querySelectorAll('#sheet script, #sheet img').length"), 0)
    browser.value("document.getElementById('sheet-close').click()")
    expect("sheet after its button", browser.value("document.getElementById('sheet').hidden"), True)
    expect("complaints", browser.complaints, [])


def check_long_names(browser, path):
    for width in (DESKTOP[0], PHONE[0], 320):
        browser.open(path, width, PHONE[1])
        browser.value("""for (const part of document.querySelectorAll("h1, h2, h3, th, b, code, span, strong, p, summary, output"))
          if (part.childElementCount === 0 && !part.closest(".tag")) part.textContent = "x".repeat(2000);""")
        expect("%s, %d wide, long names beside the screen" % (os.path.basename(path), width), browser.value(
            "document.documentElement.scrollWidth > document.documentElement.clientWidth"), False)


def check_print(browser, path):
    browser.open(path)
    with tempfile.TemporaryDirectory() as folder:
        browser.pdf(os.path.join(folder, "page.pdf"))
        expect("print of " + path, os.path.getsize(os.path.join(folder, "page.pdf")) > 5000, True)
    browser.open(path, media="print")
    expect("controls in print", browser.value(
        "Array.from(document.querySelectorAll('.controls, .sheet')).some(part => part.checkVisibility())"), False)
    expect("folded by scrolling in print", browser.value(
        "Array.from(document.querySelectorAll('.wide')).some(part => part.scrollHeight > part.clientHeight + 2)"), False)


def measure(browser, path):
    """Says how long opening and filtering take; a limit would fail on a busy machine."""
    browser.open(path)
    loaded = browser.value("Math.round(performance.getEntriesByType('navigation')[0].loadEventEnd)")
    times = browser.value("""(async () => {
      const filter = document.getElementById("filter"), times = [];
      for (const text of ["f", "fe", "fee", "feed", "feedp", "feedpart1", "", "zzz", ""]) {
        filter.value = text;
        const start = performance.now();
        document.getElementById("gaps").dispatchEvent(new Event("change"));
        document.getElementById("matrix").getBoundingClientRect();
        times.push(Math.round(performance.now() - start));
        await new Promise((done) => setTimeout(done, 100));
      }
      return times;
    })()""")
    print("%s: %d KB, loaded in %d ms; filtered and laid out in %s ms a key" % (
        os.path.basename(path), os.path.getsize(path) // 1000, loaded, ", ".join(map(str, times))))


def main():
    matrix, report = (os.path.join(FIXTURES, name) for name in ("matrix.html", "report.html"))
    large = os.path.join(sys.argv[1], "large.html") if len(sys.argv) > 1 else None
    browser = Browser()
    try:
        for path in (matrix, report):
            check_everywhere(browser, path)
            check_hostile(browser, path)
            check_long_names(browser, path)
            check_print(browser, path)
        check_policy(browser, matrix)
        check_filter(browser, matrix)
        check_details(browser, matrix)
        if large:
            browser.open(large, *PHONE)
            expect("large, beside the screen", browser.value(
                "document.documentElement.scrollWidth > document.documentElement.clientWidth"), False)
            expect("large, rows", browser.value(SHOWN), 800)
            measure(browser, large)
    finally:
        browser.close()
    for failure in failures:
        print("failed: " + failure)
    print("%d failures" % len(failures))
    sys.exit(1 if failures else 0)


main()
