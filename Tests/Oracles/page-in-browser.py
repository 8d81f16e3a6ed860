#!/usr/bin/env python3
"""Looks at pages of `plumb page` in a real browser (Debian's chromium and chromium-driver).

    (PLUMB_BROWSER=yes; . .ci/setup)
    .local/browser/bin/python Tests/Oracles/page-in-browser.py .build/debug/plumb [SESSION ...]

Checks for each session that nothing is asked for but the page itself and nothing is complained of,
that keys go through the steps, that a chosen view shows its numbers, that its frames at 50 widths
are those that `plumb inspect` prints at that width (within 0.01), that no page is wider than its
window from 320 to 2560 pixels, and that axe finds nothing in light and dark. Hostile names are
shown as text. Ends with 1 where something is otherwise.
"""
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from axe_core_python.selenium import Axe
from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

WIDTHS = 50
TOLERANCE = 0.01
HOSTILE = ["<script>alert(1)</script>", "]]>", "</script><b>", "\"'", "a\u202eb\u2066c", "x" * 10_000,
           "__proto__", "{{data}}"]
failures = []


def check(is_so, what):
    """Notes what is otherwise."""
    if not is_so:
        failures.append(what)
        print("FAIL ", what)


class Browser:
    """A headless browser that notes what it asks for."""

    def __init__(self):
        options = Options()
        options.binary_location = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                         "--force-prefers-reduced-motion"]:
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        driver = os.environ.get("CHROMEDRIVER", "/usr/bin/chromedriver")
        self.driver = webdriver.Chrome(options=options, service=Service(driver))

    def open(self, path, width=1280, height=900):
        self.resize(width, height)
        self.driver.get(path.as_uri())

    def resize(self, width, height):
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})

    def prefer(self, scheme):
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
            "features": [{"name": "prefers-color-scheme", "value": scheme}]})

    def requests(self):
        urls = []
        for entry in self.driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                urls.append(message["params"]["request"]["url"])
        return urls

    def complaints(self):
        return [entry["message"] for entry in self.driver.get_log("browser")]

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def press(self, element):
        """Clicks where the bar on top does not lie over it."""
        self.driver.execute_script("arguments[0].scrollIntoView({block: 'center'})", element)
        element.click()

    def text(self, selector):
        return self.driver.execute_script(
            "return document.querySelector(arguments[0])?.textContent ?? ''", selector)

    def frames(self):
        """The rows of the table of views: name, x, y, width, height."""
        return self.driver.execute_script("""
          return [...document.querySelectorAll("#views tbody tr")].map((row) => [
            row.cells[0].querySelector("button").textContent,
            ...[1, 2, 3, 4].map((index) => Number(row.cells[index].textContent.replace("→ ", "")))]);
        """)


def violations(browser):
    found = Axe().run(browser.driver)["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found]


def look(browser, plumb, session, folder):
    """All checks of one session."""
    name = Path(session).name
    page = Path(folder) / (Path(session).stem + ".html")
    subprocess.run([plumb, "page", session, "-o", str(page)], check=True, capture_output=True)
    browser.requests()
    browser.complaints()
    browser.open(page)
    asked = [url for url in browser.requests() if url != page.as_uri()]
    check(not asked, f"{name}: asks for {asked[:3]}")
    check(not (said := browser.complaints()), f"{name}: {said[:3]}")
    count = len(browser.all("#steps button"))
    step(browser, name, count)
    inspect(browser, plumb, session, name)
    choose(browser, name)
    for width in [320, 375, 768, 1280, 2560]:
        browser.resize(width, 900)
        wide = browser.driver.execute_script(
            "return document.documentElement.scrollWidth - document.documentElement.clientWidth")
        check(wide <= 0, f"{name}: {wide} pixels wider than a window of {width}")
    browser.resize(1280, 900)
    for scheme in ["light", "dark"]:
        browser.prefer(scheme)
        for found in violations(browser):
            check(False, f"{name}, {scheme}: {found}")
    check(not (said := browser.complaints()), f"{name}: {said[:3]}")


def step(browser, name, count):
    """Keys go through the steps, and the page says where it is."""
    def now():
        return int(browser.text("#count").split()[0])
    body = browser.find("body")
    browser.driver.execute_script("document.activeElement.blur()")
    start = now()
    if count > 1:
        keys = [Keys.ARROW_LEFT, Keys.ARROW_RIGHT]
        body.send_keys(keys[0] if start > 1 else keys[1])
        after = now()
        check(abs(after - start) == 1, f"{name}: a key goes from step {start} to {after}")
        check(browser.text("#news").startswith(f"Step {after} of {count}"), f"{name}: not announced")
        current = browser.all("#steps [aria-current=step]")
        check(len(current) == 1, f"{name}: {len(current)} current steps")
    if count:
        browser.all("#steps button")[-1].click()
        check(now() == count, f"{name}: a click goes to step {now()}")


def inspect(browser, plumb, session, name):
    """Frames at many widths are those that are solved."""
    own = json.loads(subprocess.run(
        [plumb, "inspect", session], capture_output=True, text=True).stdout)
    if not own.get("views"):
        return
    compare(browser, own["views"], f"{name} as it is")
    if not browser.find("#width-row").is_displayed():
        print("     ", name, "no other widths:", browser.text("#size-problem"))
        return
    low, high = (float(browser.find("#width").get_attribute(key)) for key in ["min", "max"])
    root = own["views"][0]
    for index in range(WIDTHS):
        width = round(low + (high - low) * index / (WIDTHS - 1), 2 if index % 2 else 0)
        width = min(max(width, low), high)
        browser.driver.execute_script("""
          const input = document.getElementById("width-number");
          input.value = arguments[0];
          input.dispatchEvent(new Event("change"));
        """, width)
        solved = at(plumb, session, root, width)
        if solved is None:
            print("     ", name, "cannot be solved at another width")
            return
        compare(browser, solved, f"{name} at {width}")
    drag(browser, name, root)
    browser.find("#reset").click() if browser.find("#reset").is_enabled() else None


def at(plumb, session, root, width):
    """The views of a session at another width of its root, solved."""
    lines = Path(session).read_text()
    escaped = "`" + root["name"] + "`" if not root["name"].isidentifier() else root["name"]
    size = f"root {escaped} {width:g}x{root['frame']['height']:g}"
    body, sign, files = lines.partition("\n-- ")
    text = body.rstrip("\n") + f"\n\nplumb> {size}\n" + sign + files
    copy = Path(session).with_name(f".at-width-{os.getpid()}.plumb")
    try:
        copy.write_text(text)
        run = subprocess.run([plumb, "inspect", str(copy)], capture_output=True, text=True)
    finally:
        copy.unlink(missing_ok=True)
    answer = json.loads(run.stdout)
    if answer.get("views") and abs(answer["views"][0]["frame"]["width"] - width) < 1:
        return answer["views"]
    return None


def compare(browser, views, what):
    """The table of the page and what was solved."""
    rows = browser.frames()
    check(len(rows) == len(views), f"{what}: {len(rows)} views, not {len(views)}")
    for row, view in zip(rows, views):
        frame = [view["frame"][key] for key in ["x", "y", "width", "height"]]
        if any(abs(a - b) > TOLERANCE for a, b in zip(row[1:], frame)):
            check(False, f"{what}: {view['name'][:40]} is {row[1:]}, solved {frame}")
            return


def drag(browser, name, root):
    """The right edge of the root follows the pointer."""
    edge = browser.find("#picture .hit.right")
    before = browser.frames()[0][3]
    ActionChains(browser.driver).click_and_hold(edge).move_by_offset(-15, 0).release().perform()
    after = browser.frames()[0][3]
    check(after < before, f"{name}: dragging the edge left goes from {before} to {after}")


def choose(browser, name):
    """A click on a view in the picture, and on its button, gives its numbers; `why` gives a sum."""
    rows = browser.frames()
    for index in range(min(3, len(rows))):
        browser.press(browser.find(f"#views [data-view='{index}']"))
        values = [float(browser.text(f"#selection [data-value={key}]"))
                  for key in ["x", "y", "width", "height"]]
        check(values == rows[index][1:], f"{name}: {rows[index]} is told as {values}")
        for why in browser.all("#selection [data-why]")[:1]:
            browser.press(why)
            check(browser.text("#reason") != "", f"{name}: no reason")
        for rule in browser.all("#selection .list button")[:1]:
            browser.press(rule)
            check(browser.text("#selection .card") != "", f"{name}: no rule")
    boxes = browser.all("#picture rect.box")
    if len(boxes) > 1:
        browser.driver.execute_script(
            "arguments[0].dispatchEvent(new MouseEvent('click', {bubbles: true}))", boxes[-1])
        check(browser.text("#selected-view") != "", f"{name}: a click on the picture chooses nothing")


def hostile(browser, plumb, folder):
    """Names that mean something to HTML, JSON or a reader are text."""
    lines = ["plumb 1", "title " + HOSTILE[0], "", "plumb> root card 400x400"]
    for index, word in enumerate(HOSTILE):
        lines += ["", f"plumb> view `{word}` in card content 40x20",
                  "", f"plumb> pin `{word}` top leading inset {index}"]
    session = Path(folder) / "hostile.plumb"
    session.write_text("\n".join(lines) + "\n")
    page = Path(folder) / "hostile.html"
    subprocess.run([plumb, "page", str(session), "-o", str(page)], check=True, capture_output=True)
    browser.complaints()
    browser.open(page)
    check(not (said := browser.complaints()), f"hostile names: {said[:3]}")
    # The session has no replies, so that the page opens at the first line that answers.
    browser.find("#last").click()
    rows = browser.frames()
    check(len(rows) > 5, f"hostile names: {len(rows)} views")
    check(any("<script>" in row[0] for row in rows), "hostile names: no <script> as text")
    check(not any("\u202e" in row[0] for row in rows), "hostile names: a bidi mark")
    check(not browser.all("b"), "hostile names: an element")
    check(len(browser.all("script")) == 2, "hostile names: a script")
    for index in range(len(rows)):
        browser.press(browser.find(f"#views [data-view='{index}']"))
    for found in violations(browser):
        check(False, f"hostile names: {found}")
    browser.resize(320, 900)
    wide = browser.driver.execute_script(
        "return document.documentElement.scrollWidth - document.documentElement.clientWidth")
    check(wide <= 0, f"hostile names: {wide} pixels too wide")


def main():
    plumb = os.path.abspath(sys.argv[1])
    sessions = sys.argv[2:] or [f"Sessions/{name}.plumb" for name in [
        "card", "conflict", "stack", "right-to-left", "labels", "pixels", "inequality", "margins",
        "scrolling", "undo"]]
    browser = Browser()
    try:
        with tempfile.TemporaryDirectory() as folder:
            for session in sessions:
                print(session)
                look(browser, plumb, session, folder)
            hostile(browser, plumb, folder)
    finally:
        browser.driver.quit()
    print(f"{len(sessions)} sessions, {len(failures)} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
