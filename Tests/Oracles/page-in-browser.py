#!/usr/bin/env python3
"""Looks at pages of `plumb page` in a real browser (Debian's chromium and chromium-driver).

    (PLUMB_BROWSER=yes; . .ci/setup)
    .local/browser/bin/python Tests/Oracles/page-in-browser.py .build/debug/plumb [SESSION ...]

Checks for each session that nothing is asked for but the page itself and nothing is complained of,
that keys go through the steps, that a chosen view shows its numbers, that its frames at 50 widths
are those that `plumb inspect` prints at that width (within 0.01), that no page is wider than its
window from 320 to 2560 pixels, and that axe finds nothing in light and dark; that the frames of the
other direction, of devices and of each fix are those that `plumb inspect` prints behind the line
that makes them; that a reply which fails stands beside the expected one; that contact sheets and
grades, pages without a script, pass the same; that hostile names are
text wherever a name can stand; and that a page of 1,000 views is drawn in two seconds. Ends with 1
where something is otherwise.
"""
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
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
    turn(browser, plumb, session, name)
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


def stills(browser, plumb, folder):
    """Pages without a script: a contact sheet, and the grades of a class."""
    sheet, grades = Path(folder) / "sheet.html", Path(folder) / "class.html"
    subprocess.run([plumb, "page", "Tests/Examples/Audit/Login.storyboard", "--matrix", "-o", str(sheet)],
                   check=True, capture_output=True)
    answers = Path(folder) / "answers"
    answers.mkdir()
    (answers / "a.txt").write_text("plumb> box.top == card.top + 16\n")
    (answers / "<b>.txt").write_text("plumb> pin box top leading inset 16\n")
    subprocess.run([plumb, "learn", "grade", "--lesson", "1", str(answers), "--page", str(grades)],
                   capture_output=True)
    for page in [sheet, grades]:
        browser.complaints()
        for width in [320, 375, 768, 1280, 2560]:
            browser.open(page, width)
            wide = browser.driver.execute_script(
                "return document.documentElement.scrollWidth - document.documentElement.clientWidth")
            check(wide <= 0, f"{page.name}: {wide} pixels wider than a window of {width}")
        browser.open(page)
        for scheme in ["light", "dark"]:
            browser.prefer(scheme)
            for found in violations(browser):
                check(False, f"{page.name}, {scheme}: {found}")
        check(not (said := browser.complaints()), f"{page.name}: {said[:3]}")


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
    escaped = "`" + root["name"] + "`" if not root["name"].isidentifier() else root["name"]
    views = behind(plumb, session, f"root {escaped} {width:g}x{root['frame']['height']:g}")
    return views if views and abs(views[0]["frame"]["width"] - width) < 1 else None


def behind(plumb, session, command):
    """The views of a session behind one more command, which can have several lines."""
    body, sign, files = Path(session).read_text().partition("\n-- ")
    first, *others = command.split("\n")
    lines = [f"plumb> {first}"] + [f"..> {line}" for line in others]
    text = body.rstrip("\n") + "\n\n" + "\n".join(lines) + "\n" + sign + files
    # Not beside the session: its folder may be replayed meanwhile.
    with tempfile.TemporaryDirectory() as folder:
        for path in Path(session).parent.glob("*.plumb"):
            shutil.copy(path, folder)
        copy = Path(folder, Path(session).name)
        copy.write_text(text)
        run = subprocess.run([plumb, "inspect", str(copy)], capture_output=True, text=True)
    return json.loads(run.stdout).get("views")


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


def turn(browser, plumb, session, name):
    """The other direction, devices and fixes are what their lines make."""
    mirror = browser.find("#mirror")
    if mirror.is_displayed():
        line = "rtl on" if mirror.text == "Right to left" else "rtl off"
        browser.press(mirror)
        check(mirror.get_attribute("aria-pressed") == "true", f"{name}: not turned around")
        compare(browser, behind(plumb, session, line), f"{name} behind {line}")
        browser.press(mirror)
    for index in [0, -1]:
        devices = browser.all("#device-list button")
        if not devices:
            break
        device = devices[index].text
        browser.press(devices[index])
        compare(browser, behind(plumb, session, f'device "{device}"'), f"{name} on {device}")
        browser.press(browser.find("#turn"))
        compare(browser, behind(plumb, session, f'device "{device}" landscape'),
                f"{name} on {device} landscape")
        check(browser.all("#device-list button")[index].get_attribute("aria-pressed") == "true",
              f"{name}: {device} is not pressed")
        browser.press(browser.find("#reset"))
    fixes(browser, plumb, session, name)


def fixes(browser, plumb, session, name):
    """The preview of each fix is the layout behind its command."""
    for index in range(len(browser.all("#conflicts [data-fix]"))):
        item = browser.all("#conflicts li")[index]
        command = item.find_element(By.TAG_NAME, "code").text
        before = browser.frames()
        browser.press(browser.all("#conflicts [data-fix]")[index])
        preview = browser.all("#conflicts [data-fix]")[index]
        check(preview.get_attribute("aria-pressed") == "true", f"{name}: {command} is not shown")
        check(browser.driver.switch_to.active_element == preview, f"{name}: the focus is lost")
        compare(browser, behind(plumb, session, command), f"{name} behind {command}")
        browser.press(preview)
        check(browser.frames() == before, f"{name}: {command} stays")


def page_of(plumb, folder, name, text):
    """The page of a session of this text."""
    session = Path(folder) / f"{name}.plumb"
    session.write_text(text)
    page = Path(folder) / f"{name}.html"
    subprocess.run([plumb, "page", str(session), "-o", str(page)], check=True, capture_output=True)
    return session, page


CROWDED = """plumb 1

plumb> root card 320x200
plumb> view title in card content 96x20
plumb> view badge in card content 40x20
plumb> pin title top leading inset 16
plumb> pin badge top trailing inset 16
plumb> badge.leading == title.trailing + 8
plumb> hug badge h 251
plumb> title.width >= 180 as min
plumb> badge.width == 120 as wide
"""

SCREEN = """plumb 1

plumb> device "iPhone 15"
plumb> view bar in screen content 100x44
plumb> pin bar top leading trailing to screen.safe
plumb> view tip in screen content 60x20
plumb> tip.leading == screen.leading + 20
plumb> tip.top == bar.bottom + 8
"""


def looks(browser, plumb, folder):
    """A conflict with its fixes, and a screen with its devices."""
    for name, text in [("crowded", CROWDED), ("screen", SCREEN)]:
        session, page = page_of(plumb, folder, name, text)
        browser.open(page)
        browser.find("#last").click()
        if name == "crowded":
            check(len(browser.all("#conflicts [data-fix]")) > 3, "crowded: no fixes")
        else:
            check(len(browser.all("#device-list button")) > 15, "screen: no devices")
        turn(browser, plumb, str(session), name)
        for found in violations(browser):
            check(False, f"{name}: {found}")


def failed(browser, plumb, folder):
    """What fails stands beside what was expected, and what could not run says why."""
    _, page = page_of(plumb, folder, "failed", """plumb 1

plumb> root card 100x100
plumb> view a in card content 10x10
+ a   needs x
plumb> pin a top leading inset 8
= a   placed
""")
    browser.open(page)
    check(browser.find("#comparison").is_displayed(), "failed: no comparison")
    sides = browser.all("#comparison .compare > div")
    check([side.find_element(By.TAG_NAME, "h3").text for side in sides] == ["Expected", "Actual"],
          "failed: not two sides")
    marked = [side.find_element(By.CSS_SELECTOR, ".other-line").text for side in sides]
    first = browser.text("#steps [aria-current]")
    check("view a" in first, f"failed: opens at {first}")
    check(marked == ["- + a   needs x", "+ + a   needs x, y"], f"failed: {marked}")
    boxes = [side.rect for side in browser.all("#comparison .compare > div")]
    check(boxes[0]["y"] == boxes[1]["y"] and boxes[0]["x"] < boxes[1]["x"],
          "failed: not side by side")
    for found in violations(browser):
        check(False, f"failed: {found}")


def hostile(browser, plumb, folder):
    """Names that mean something to HTML, JSON or a reader are text wherever a name can stand."""
    def quoted(word):
        return "`" + word.replace("`", "") + "`"
    for turn, word in enumerate(HOSTILE):
        text = word.replace('"', "'")
        lines = ["plumb 1", "title " + word, "", "# " + word]
        lines += [f"plumb> {line}\n" for line in [
            "root card 400x400", f"view {quoted(word)} in card content 40x20",
            f"pin {quoted(word)} top leading inset {turn}", "view plain in card content 10x10",
            f'label text "{text}" in card', "pin text bottom leading",
            f'plain.leading == card.leading + 8 id "{text}"', "plain.leading == card.leading + 9",
            f'plain.top == card.top + 8 as {quoted(word + "r")}', f"why {quoted(word)}.x"]]
        name = f"hostile-{word[:20].replace('/', '-')}" if len(word) < 100 else "hostile-long"
        session, page = page_of(plumb, folder, name, "\n".join(lines) + "\n")
        look_at_hostile(browser, page, repr(word[:30]))
    # A name of a file that is not a session: what is read from it is named after it.
    source = Path(folder) / "a<b>'&\u202e.swift"
    source.write_text("let box = UIView()\nbox.widthAnchor.constraint(equalToConstant: 40).isActive = true\n")
    page = Path(folder) / "source.html"
    subprocess.run([plumb, "page", str(source), "-o", str(page)], check=True, capture_output=True)
    look_at_hostile(browser, page, "a file")


def look_at_hostile(browser, page, what):
    """Nothing on a page is anything but text."""
    browser.complaints()
    browser.open(page)
    browser.find("#last").click()
    rows = browser.frames()
    for index in range(len(rows)):
        browser.press(browser.find(f"#views [data-view='{index}']"))
        for why in browser.all("#selection [data-why]")[:1]:
            browser.press(why)
    for index in range(len(browser.all("#rules button"))):
        browser.press(browser.all("#rules button")[index])
    for index in range(len(browser.all("#conflicts [data-fix]"))):
        browser.press(browser.all("#conflicts [data-fix]")[index])
    check(not (said := browser.complaints()), f"{what}: {said[:3]}")
    check(not browser.all("b"), f"{what}: an element")
    check(len(browser.all("script")) == 2, f"{what}: a script")
    shown = browser.driver.execute_script("""
      const texts = [...document.querySelectorAll("body *:not(script)")].flatMap((one) =>
        [...one.attributes].map((attribute) => attribute.value));
      return document.title + document.body.innerText + texts.join(" ");
    """)
    check(not any(sign in shown for sign in "\u202e\u2066"), f"{what}: a bidi mark")
    for found in violations(browser):
        check(False, f"{what}: {found}")
    browser.resize(320, 900)
    wide = browser.driver.execute_script(
        "return document.documentElement.scrollWidth - document.documentElement.clientWidth")
    check(wide <= 0, f"{what}: {wide} pixels too wide")


def large(browser, plumb, folder):
    """A page of 1,000 views is drawn in two seconds."""
    lines = ["begin", "root card 320x400"]
    for index in range(1000):
        lines += [f"view v{index} in card content 20x10",
                  f"v{index}.leading == card.leading + {index % 30 * 10}",
                  f"v{index}.top == card.top + {index // 30 * 12}"]
    lines.append("end")
    _, page = page_of(plumb, folder, "large", "plumb 1\n\nplumb> " + "\n..> ".join(lines) + "\n")
    browser.open(page)
    taken = browser.driver.execute_async_script("""
      requestAnimationFrame(() => setTimeout(() => arguments[0]([
        performance.now(), document.querySelectorAll("#picture rect.box").length])));
    """)
    print(f"      1,000 views are drawn in {taken[0]:.0f} ms; {page.stat().st_size} bytes")
    check(taken[1] == 1001, f"1,000 views: {taken[1]} are drawn")
    check(taken[0] < 2000, f"1,000 views: drawn in {taken[0]:.0f} ms")


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
            for other in [looks, failed, stills, hostile, large]:
                print(other.__name__)
                other(browser, plumb, folder)
    finally:
        browser.driver.quit()
    print(f"{len(sessions)} sessions, {len(failures)} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
