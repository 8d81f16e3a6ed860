#!/usr/bin/env python3
"""Types at the prompt of plumb and looks at the screen, cell by cell, as a terminal has it.

    python3 Tests/Oracles/prompt-on-screen.py .build/debug/plumb            the checks
    python3 Tests/Oracles/prompt-on-screen.py .build/debug/plumb --seeds 20000   random keys too
    python3 Tests/Oracles/prompt-on-screen.py .build/debug/plumb --speed    how fast a key is shown

It needs pyte, a terminal in memory, from PyPI. What the program writes is read until it waits for
the next key, so no check depends on how fast the machine is.
"""
import fcntl
import os
import pty
import random
import select
import signal
import statistics
import struct
import sys
import tempfile
import termios
import time

import pyte
import pyte.graphics
from wcwidth import wcwidth

# pyte does not know faint text; the text behind a line is kept as blinking.
pyte.graphics.TEXT[2] = "+blink"

PATIENCE = 20


class Terminal:
    """plumb on a terminal of its own, with what is on its screen."""

    def __init__(self, program, mode="e", rows=24, columns=80, arguments=(), variables=None):
        program = os.path.abspath(program)
        self.home = tempfile.mkdtemp(prefix="plumb-")
        with open(os.path.join(self.home, ".editrc"), "w") as file:
            file.write(f"bind -{mode}\n")
        environment = {
            "HOME": self.home, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "EDITOR": "true",
            "PATH": os.environ["PATH"], "SWIFT_BACKTRACE": "interactive=no",
            "LD_LIBRARY_PATH": os.environ.get("LD_LIBRARY_PATH", ""),
        } | (variables or {})
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.process, self.file = pty.fork()
        if self.process == 0:
            os.chdir(self.home)
            os.execvpe(program, [program, "-q", "--no-history", *arguments], environment)
        self.slept = 0
        self.resize(rows, columns)
        os.set_blocking(self.file, False)
        self.until(lambda: self.line(self.screen.cursor.y).startswith("plumb>"))

    def resize(self, rows, columns):
        self.slept = self.sleeps()
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        if (rows, columns) != (self.screen.lines, self.screen.columns):
            self.screen.resize(rows, columns)
        else:
            self.slept = 0

    def line(self, row):
        return "".join(
            self.screen.buffer[row][x].data for x in range(self.screen.columns)).rstrip()

    def listen(self, seconds):
        """Takes what is written; whether there was something."""
        if not select.select([self.file], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self.file, 1 << 16)
        except OSError:
            raise EOFError("plumb is gone")
        if not data:
            raise EOFError("plumb is gone")
        self.stream.feed(data)
        return True

    def until(self, is_so, seconds=PATIENCE, what=lambda: "nothing"):
        start = time.monotonic()
        while not is_so():
            if time.monotonic() - start > seconds:
                raise AssertionError(f"waited in vain, found {what()}; the screen:\n" + "\n".join(
                    "|" + self.line(y) for y in range(self.screen.lines)))
            self.listen(0.05)

    def settle(self):
        """Waits until plumb has seen what was done last, sleeps, and all it wrote has been read."""
        start = time.monotonic()
        while time.monotonic() - start < PATIENCE:
            is_quiet = self.sleeps() > self.slept and self.is_asleep() and not self.waiting()
            if not self.listen(0) and is_quiet and self.is_asleep() and not self.listen(0.002):
                return
        raise AssertionError("plumb does not come to rest")

    def sleeps(self):
        """How often its main thread has gone to sleep."""
        with open(f"/proc/{self.process}/status") as file:
            for line in file:
                if line.startswith("voluntary_ctxt_switches"):
                    return int(line.split()[1])
        return 0

    def signal(self, number):
        self.slept = self.sleeps()
        os.kill(self.process, number)

    def waiting(self):
        """The bytes that were typed and not read yet."""
        count = bytearray(4)
        with open(os.readlink(f"/proc/{self.process}/fd/0"), "rb", buffering=0) as other:
            fcntl.ioctl(other, termios.FIONREAD, count)
        return struct.unpack("i", count)[0]

    def is_asleep(self):
        """Whether all its threads wait."""
        try:
            for task in os.listdir(f"/proc/{self.process}/task"):
                with open(f"/proc/{self.process}/task/{task}/stat") as file:
                    if file.read().rsplit(")", 1)[1].split()[0] == "R":
                        return False
        except (FileNotFoundError, ProcessLookupError):
            pass
        return True

    def type(self, text):
        data = text.encode()
        # Many keys at once that are not a paste between brackets would be taken for one.
        size = len(data) if data.startswith(b"\x1b[200~") else 32
        while data:
            self.send(data[:size])
            data = data[size:]
            if data:
                self.settle()

    def send(self, data):
        start = time.monotonic()
        self.slept = self.sleeps()
        while data:
            try:
                data = data[os.write(self.file, data[:1024]):]
            except BlockingIOError:
                if time.monotonic() - start > PATIENCE:
                    raise AssertionError("plumb takes no keys")
            self.listen(0)

    def say(self, line):
        """Runs a line; the rows of its reply."""
        self.type(line)
        self.settle()
        top = self.screen.cursor.y
        self.type("\r")
        self.until(lambda: self.line(self.screen.cursor.y) in ("plumb>", "..>")
                   or self.line(self.screen.cursor.y).startswith(("plumb>  ", "..>  ")))
        self.settle()
        rows = [self.line(y) for y in range(self.screen.cursor.y)]
        starts = [y for y, row in enumerate(rows) if row.startswith(("plumb> ", "..> "))]
        return rows[(starts[-1] if starts else top) + 1:]

    def clear(self):
        self.type("\x1b[201~\x03")
        self.settle()

    def cells(self):
        """The screen with its colours and its cursor, without the text behind a line."""
        rows = []
        for y in range(self.screen.lines):
            row = []
            for x in range(self.screen.columns):
                c = self.screen.buffer[y][x]
                row.append((" ", "default", False, False, False) if c.blink and not c.italics else
                           (c.data, c.fg, c.bold, c.underscore, c.italics))
            rows.append(row)
        return rows, self.screen.cursor.x, self.screen.cursor.y

    def show(self, cells):
        rows, x, y = cells
        print(f"the cursor is at {x}, {y}")
        for row in rows:
            text = "".join(c[0] for c in row).rstrip()
            if text:
                print("|" + text)
                print("|" + "".join(LETTERS.get(c[1:], "?") for c in row if c[0]).rstrip())

    def ghost(self):
        """The faint text behind the line of the cursor."""
        row = [self.screen.buffer[self.screen.cursor.y][x] for x in range(self.screen.columns)]
        return "".join(c.data for c in row if c.blink and not c.italics)

    @staticmethod
    def width(text):
        return sum(max(wcwidth(c), 0) for c in text)

    def close(self):
        try:
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)
        except (ProcessLookupError, ChildProcessError):
            pass
        os.close(self.file)


# MARK: - Painting

CARD = [
    "root card 320x200", "view title in card content 96x20", "view badge in card content 40x20",
    "let m = 16", "title.leading == card.leading + 16 as start", "view größe in card",
]

# Below each line, what each character is: c command, k keyword, n name, d number, p priority,
# s sign, q quoted, # comment, x mistake; a blank is plain.
PAINTED = """
root
cccc
frames
cccccc
fra title
ccc nnnnn
v title
x nnnnn
undo 3
cccc d
hug
ccc
hug ti
ccc
hug badge h 251
ccc nnnnn k ddd
hug titel h 251
ccc xxxxx k ddd
view photo in card
cccc       kk nnnn
view photo in card content 24x24
cccc       kk nnnn kkkkkkk ddddd
view title 
cccc xxxxx
pin title top leading to card inset m
ccc nnnnn kkk kkkkkkk kk nnnn kkkkk n
pin badge edges
ccc nnnnn kkkkk
size badge 24x24 as box
cccc nnnnn ddddd kk
ratio badge 16:9
ccccc nnnnn ddsd
center badge in card y
cccccc nnnnn kk nnnn k
priority start 500
cccccccc nnnnn ddd
constant start 12
cccccccc nnnnn dd
off start
ccc nnnnn
remove badge
cccccc nnnnn
titel.leading == 8
xxxxxs        ss d
title.leading == 8
nnnnnsxxxxxxx ss d
title.width == badge.width
nnnnns      ss nnnnns
title.width == badge.width * badge.width
nnnnns      ss nnnnns      x nnnnns
title.left == card.leading
nnnnnsxxxx ss nnnnsxxxxxxx
title.leading == card.leading + 8 @1200
nnnnns        ss nnnns        s d pxxxx
title.leading == card.leading + 8 @high as gap
nnnnns        ss nnnns        s d ppppp kk
größe.width >= 16/9 * m @750 as wide
nnnnns      ss ddsd s n pppp kk
(title.width + badge.width) / 2 == 60
snnnnns      s nnnnns     s s d ss dd
title.text = "a"
xxxxxxxxxx s qqq
label x "Now 你好" in card
ccccc   qqqqqqqq kk nnnn
label x "Now pl
ccccc   qqqqqqq
stack row in card axis h spacing 8: title, badge
ccccc     kk nnnn                ds nnnnns nnnnn
try titel.width == 3
ccc xxxxxs      ss d
expect title.width == 96
cccccc nnnnns      ss dd
vfl H:|-8-[title]-8-|
ccc  sssdssnnnnnssdss
# prose, which is not run
#########################
foo
xxx
let n = 16 * 2
ccc   s dd s d
title.drf.width.equal(to: badge)
nnnnn                     nnnnn
title.topAnchor.constraint(equalTo: card.topAnchor, constant: 8).isActive = true // why
nnnnn                               nnnn                      d           s kkkk ######
if title.isHidden { print("yes") }
kk nnnnn                  qqqqq
`title`.width == 3
nnnnnnns      ss d
rm badge
cc nnnnn
"""

LETTERS = {
    ("default", True, False, False): "c", ("blue", False, False, False): "k",
    ("cyan", False, False, False): "n", ("magenta", False, False, False): "d",
    ("brown", False, False, False): "s", ("brown", True, False, False): "p",
    ("green", False, False, False): "q", ("default", False, False, True): "#",
    ("red", False, True, False): "x", ("default", False, False, False): " ",
}


def painted(terminal, text, prompt="plumb> "):
    """The letters of a line, which may be wrapped; its last row is that of the cursor."""
    columns = terminal.screen.columns
    cells = [terminal.screen.buffer[y][x] for y in range(terminal.screen.lines)
             for x in range(columns)]
    data = "".join(c.data or "\0" for c in cells)
    start = data.rfind(prompt) + len(prompt)
    letters = [LETTERS.get((c.fg, c.bold, c.underscore, c.italics), "?") if c.data else ""
               for c in cells[start:start + terminal.width(text)]]
    return "".join(letters).rstrip()


def check_painting(program):
    lines = PAINTED.strip("\n").split("\n")
    # Blanks are never painted.
    pairs = [(line, "".join(" " if c == " " else p for c, p in zip(line, letters)))
             for line, letters in zip(lines[::2], lines[1::2])]
    for mode in "ev":
        terminal = Terminal(program, mode)
        for line in CARD:
            terminal.say(line)
        for line, letters in pairs:
            terminal.type(line)
            terminal.until(
                lambda: painted(terminal, line) == letters.rstrip(), 5,
                lambda: f"{mode}\n{line}\n{letters}\n{painted(terminal, line)}")
            terminal.clear()
        # In a narrow terminal it goes on in the next row, and so do the colours.
        terminal.resize(24, 30)
        terminal.settle()
        line, letters = max(pairs, key=lambda pair: len(pair[0]))
        terminal.type(line)
        terminal.settle()
        assert painted(terminal, line) == letters.rstrip(), painted(terminal, line)
        terminal.close()
    print(f"painting: {len(pairs)} lines, cell by cell, in both modes")


def check_no_colour(program):
    for variables, arguments in (({"NO_COLOR": "1"}, ()), ({}, ("--color", "never"))):
        terminal = Terminal(program, variables=variables, arguments=arguments)
        terminal.type("frames titel")
        terminal.settle()
        assert painted(terminal, "frames titel") == "", "painted without colours"
        terminal.close()
    print("no colours where none are wanted")


# MARK: - What is behind the line

PREVIEWS = [
    ("hug ", "VIEW h|v PRIORITY"), ("hug badge h", " PRIORITY"), ("fram", "es"),
    ("title.width == 120", "   → title.width 96 → 120"),
    ("badge.leading == title.trailing + 8 @1200", "   a priority must ..."),
    ("titel.width == 3", '   no view named "titel"'), ("frames", ""),
]


def check_previews(program):
    terminal = Terminal(program)
    for line in CARD:
        terminal.say(line)
    for line, expected in PREVIEWS:
        terminal.type(line)
        # What was given up, because the machine has other things to do, is tried again at each key.
        for _ in range(20 if expected else 0):
            end = time.monotonic() + 1
            while not terminal.ghost() and time.monotonic() < end:
                terminal.listen(0.02)
            if terminal.ghost():
                break
            terminal.type("x\x7f")
        shown = terminal.ghost()
        assert shown == expected, f"{line}: {shown!r}, not {expected!r}"
        # The next key takes it away, and changes nothing else.
        terminal.settle()
        before = terminal.cells()
        terminal.type("x\x7f")
        terminal.settle()
        assert terminal.cells() == before, f"{line}: the screen is not as it was"
        terminal.clear()
    terminal.type("fram")
    terminal.settle()
    terminal.type("\x1b[C")
    terminal.until(lambda: "plumb> frames" in terminal.line(terminal.screen.cursor.y))
    terminal.close()
    print(f"behind the line: {len(PREVIEWS)} texts")


def check_edges(program):
    """A blank that does not fit into the last row, at the bottom of the screen."""
    terminal = Terminal(program, columns=20)
    for _ in range(terminal.screen.lines):
        terminal.say("# x")
    for keys in ["titel.width == 3card.leading ", "\x1bb", "view "]:
        terminal.type(keys)
        terminal.settle()
    rows = [terminal.line(row) for row in (22, 23)]
    assert rows == ["plumb> titel.width =", "= view 3card.leading"], rows
    assert (terminal.screen.cursor.y, terminal.screen.cursor.x) == (23, 7)
    terminal.close()
    print("at the edge: a blank does not scroll the screen")


# MARK: - Random keys

WORDS = ["view ", "title", "card.leading ", "== ", "pin ", "320x200", " in ", "größe", "你好", '"x',
         "hug badge h 251", "titel.width == 3", "frames", "🙂", "  ", "# x", "let m = 16"]
KEYS = ["\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", "\x1bOA", "\x1bOB", "\x1bOC", "\x1b[H", "\x1b[F",
        "\x1b[3~", "\x1b[1;5C", "\x1b[1;5D", "\x01", "\x05", "\x0b", "\x15", "\x17", "\x0c",
        "\t", "\x7f", "\x12ti", "\x1b", "\x02", "\x06"]
VI = "hlwbWBeE0$xXD~aAiI"
# pyte does not keep the cursor at its place in the text when the number of rows changes.
SIZES = [(24, 80), (24, 50), (24, 20), (24, 81), (24, 120), (24, 79)]


def press(terminal, chance, mode):
    kind = chance.randrange(12)
    if kind < 5:
        terminal.type(chance.choice(WORDS))
    elif kind < 8:
        terminal.type(chance.choice(KEYS))
    elif kind == 8:
        terminal.type("\x1b[200~" + "".join(chance.choices(WORDS, k=3)) + "\x1b[201~")
    elif kind == 9:
        terminal.type("\x1b" + "".join(chance.choices(VI, k=3)) if mode == "v" else "\x1bb")
    elif kind == 10:
        # What was written for the old size must not be shown in the new one.
        terminal.settle()
        terminal.resize(*chance.choice(SIZES))
        terminal.settle()
    else:
        number = chance.choice([signal.SIGWINCH, signal.SIGINT, signal.SIGTSTP])
        terminal.signal(number)
        if number == signal.SIGTSTP:
            # A leader of a session is not stopped, and to go on it need not wake up.
            terminal.settle()
            os.kill(terminal.process, signal.SIGCONT)
        # What comes before the next prompt is shown by the system, in front of it.
        terminal.settle()
    # In vi's command mode some keys end an empty line for a moment, in which the system shows keys.
    if mode == "v" or chance.random() < 0.5:
        terminal.settle()


def drawn_twice(terminal, seed, mode):
    """What the keys of a seed leave, and what is there when all is drawn again."""
    chance = random.Random(seed)
    for _ in range(chance.randrange(1, 12)):
        press(terminal, chance, mode)
    terminal.type("\x1b[201~")
    terminal.settle()
    before = terminal.cells()
    terminal.signal(signal.SIGWINCH)
    terminal.settle()
    return before, terminal.cells()


def differs_unpainted(program, seeds, mode):
    """Whether libedit alone draws it in another way: a wide character at the edge, for example.

    The sequences before the last one bring the prompt to the same row of the screen.
    """
    terminal = Terminal(program, mode)
    for line in CARD + ["set painting off", "set preview off"]:
        terminal.say(line)
    for seed in seeds:
        before, after = drawn_twice(terminal, seed, mode)
        empty_line(terminal)
    terminal.close()
    return before != after


def empty_line(terminal):
    terminal.resize(24, 80)
    terminal.clear()
    terminal.type("\x03")
    terminal.settle()


def check_keys(program, seeds):
    unpainted = 0
    wrong = []
    for mode in "ev":
        terminal = None
        for seed in range(seeds // 2):
            if terminal is None:
                first = seed
                terminal = Terminal(program, mode)
                for line in CARD:
                    terminal.say(line)
            try:
                before, after = drawn_twice(terminal, seed, mode)
                if before != after:
                    if not differs_unpainted(program, range(first, seed + 1), mode):
                        terminal.show(before)
                        terminal.show(after)
                        wrong.append(f"mode {mode}, seed {seed}")
                    unpainted += 1
                empty_line(terminal)
            except (AssertionError, EOFError) as error:
                raise AssertionError(f"mode {mode}, seed {seed}: {error}")
            if seed % 100 == 99:
                terminal.close()
                terminal = None
        if terminal:
            terminal.close()
    assert not wrong, f"drawn in another way: {'; '.join(wrong)}"
    assert unpainted <= seeds // 200, f"libedit alone differs in {unpainted} sequences"
    print(f"random keys: {seeds} sequences, the screen is that of a fresh drawing,"
          f" but for {unpainted} that libedit draws so without painting, too")


# MARK: - Speed

def document(views):
    """A session with that many views in one row of each hundred."""
    lines = ["root card 20000x20000"]
    for n in range(views):
        lines += [f"view v{n} in card content 96x20"]
        lines += [f"v{n}.top == " + (f"v{n - 1}.bottom + 8" if n % 100 else "card.top + 8")]
        lines += [f"v{n}.leading == card.leading + {16 + n // 100 * 100}"]
    return lines


TYPED = [
    "v3.width == v4.width + 8 @750 as same", "pin v5 top leading to card inset 8",
    "hug v6 h 251", "view other in card content 20x20", "v7.leading == 8", "constant c3 12",
]


def keys(program, views, is_on):
    """The milliseconds from each key until nothing more is drawn."""
    path = os.path.join(tempfile.mkdtemp(prefix="plumb-"), "start")
    with open(path, "w") as file:
        file.write("\n".join(document(views)) + "\n")
    terminal = Terminal(program, arguments=["--init", path])
    terminal.clear()
    if not is_on:
        terminal.say("set painting off")
        terminal.say("set preview off")
    times = []
    for line in TYPED:
        for key in line:
            terminal.settle()
            start = time.perf_counter()
            terminal.send(key.encode())
            # The last bytes of a key come before plumb sleeps again.
            while True:
                terminal.listen(0.02)
                seen = time.perf_counter()
                if (terminal.sleeps() > terminal.slept and terminal.is_asleep()
                        and not terminal.listen(0)):
                    break
            times.append((seen - start) * 1000)
        terminal.clear()
    terminal.close()
    return times


def speed(program):
    for views in (10, 1000):
        for is_on in (False, True):
            times = sorted(keys(program, views, is_on))
            print(f"{views:5} views, painting and preview {'on ' if is_on else 'off'}: "
                  f"median {statistics.median(times):.2f} ms, "
                  f"p99 {times[int(len(times) * 0.99)]:.2f} ms")


if __name__ == "__main__":
    program = sys.argv[1]
    if "--speed" in sys.argv:
        speed(program)
        sys.exit()
    check_painting(program)
    check_no_colour(program)
    check_previews(program)
    check_edges(program)
    if "--seeds" in sys.argv:
        check_keys(program, int(sys.argv[sys.argv.index("--seeds") + 1]))
