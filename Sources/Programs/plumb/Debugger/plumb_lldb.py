"""Commands of Plumb for lldb and Xcode: `plumb explain`, `plumb record`, `plumb break`.

    plumb lldb-script > ~/plumb_lldb.py
    echo 'command script import ~/plumb_lldb.py' >> ~/.lldbinit

The environment variable PLUMB is the line that starts Plumb, with `plumb` as its default; it may reach
another computer: PLUMB="ssh build plumb". Without a Plumb that starts, texts are written to files.
"""
import os
import re
import shlex
import shutil
import subprocess
import tempfile

import lldb

USAGE = """plumb explain        explain the conflict at which the app stopped, else what is on the screen
plumb record [FILE]  write what is on the screen as a file that Plumb opens
plumb break [off]    explain each conflict of constraints as it comes about, and continue
"""
# Where UIKit and AppKit pass by when they break a constraint.
SYMBOLS = ["UIViewAlertForUnsatisfiableConstraints", "LAYOUT_CONSTRAINTS_NOT_SATISFIABLE"]
# The most bytes that are read of a text, and how many at a time.
TEXT_LIMIT, BLOCK = 8000000, 65536
# How long an expression may run, in microseconds, and Plumb, in seconds.
EXPRESSION_TIME, PROGRAM_TIME = 10000000, 60

# What an argument of the function says: constraints one a line, or nothing where it is not an object.
ARGUMENT = """
id object = (id)%s;
(const char *)[(id)((BOOL)[object isKindOfClass:(Class)NSClassFromString(@"NSArray")]
  ? (id)[(id)[object valueForKey:@"description"] componentsJoinedByString:@"\\n"]
  : (id)[object description]) UTF8String]
"""
# The session of an app that has LayoutRecorder.
RECORDER = """
id view = (id)NSClassFromString(@"UIView");
(BOOL)[view respondsToSelector:(SEL)NSSelectorFromString(@"plumbSession")]
  ? (const char *)[(id)[view performSelector:(SEL)NSSelectorFromString(@"plumbSession")] UTF8String]
  : (const char *)0
"""
# The tree of views in front and its constraints, by public API of UIKit or AppKit alone.
SCREEN = """
id application = (id)NSClassFromString(@"UIApplication");
id top = 0;
if (application) {
  top = (id)[(id)[application sharedApplication] keyWindow];
  if (!top) top = (id)[(id)[(id)[application sharedApplication] windows] lastObject];
} else {
  application = (id)[(id)NSClassFromString(@"NSApplication") sharedApplication];
  top = (id)[application keyWindow];
  if (!top) top = (id)[(id)[application windows] lastObject];
  top = (id)[top contentView];
}
id text = (id)[(id)NSClassFromString(@"NSMutableString") string];
id rules = (id)[(id)NSClassFromString(@"NSMutableString") string];
id views = (id)[(id)NSClassFromString(@"NSMutableArray") array];
id depths = (id)[(id)NSClassFromString(@"NSMutableArray") array];
if (top) {
  (void)[views addObject:top];
  (void)[depths addObject:(id)[(id)NSClassFromString(@"NSNumber") numberWithInt:0]];
}
for (int count = 0; count < 5000 && (long)[views count] > 0; count++) {
  id view = (id)[views lastObject];
  int depth = (int)[(id)[depths lastObject] intValue];
  (void)[views removeLastObject];
  (void)[depths removeLastObject];
  for (int index = 0; index < depth; index++) (void)[text appendString:@"   | "];
  (void)[text appendString:(id)[view description]];
  (void)[text appendString:@"\\n"];
  id constraints = (id)[view constraints];
  for (long index = 0; index < (long)[constraints count]; index++) {
    (void)[rules appendString:(id)[(id)[constraints objectAtIndex:index] description]];
    (void)[rules appendString:@"\\n"];
  }
  id children = (id)[view subviews];
  for (long index = (long)[children count] - 1; index >= 0; index--) {
    (void)[views addObject:(id)[children objectAtIndex:index]];
    (void)[depths addObject:(id)[(id)NSClassFromString(@"NSNumber") numberWithInt:depth + 1]];
  }
}
(void)[text appendString:rules];
(const char *)[text UTF8String]
"""

# How often each conflict was met, without the addresses in it.
met = {}


class Problem(Exception):
    """Why there is no answer."""


# MARK: - Reading what lldb says


def constraints_in(text):
    """The constraints in a text: one a line, or as an array prints itself."""
    found = []
    for line in text.splitlines():
        line = line.strip().rstrip(",")
        if len(line) > 1 and line[0] == line[-1] == '"':
            line = line[1:-1].replace('\\"', '"').replace("\\\\", "\\")
        if re.match(r"<[^<>]*Constraint:0x[0-9a-fA-F]+ ", line) and line.endswith(">"):
            found.append(line)
    return found


def console_log(constraints, broken):
    """A conflict as the system prints it on the console."""
    lines = ["Unable to simultaneously satisfy constraints.", "("]
    lines += ['    "%s",' % one for one in constraints]
    lines += [")", ""]
    if broken:
        lines += ["Will attempt to recover by breaking constraint", broken]
    return "\n".join(lines) + "\n"


def without_addresses(text):
    """What two prints of one conflict have in common."""
    return re.sub(r"0x[0-9a-fA-F]+", "0x", text)


def with_size(text):
    """A tree of views with the size of its window, as the system prints a size that it gives."""
    top = re.match(r"<([\w.]+): (0x[0-9a-fA-F]+);.*?frame = \(([-\d.]+) ([-\d.]+); ([\d.]+) ([\d.]+)\)", text)
    if not top:
        return text
    item = "%s:%s" % top.group(1, 2)
    sizes = [("Width", "width", top.group(5)), ("Height", "height", top.group(6))]
    return text + "".join(
        "<NSLayoutConstraint:0x%d 'UIView-Encapsulated-Layout-%s' %s.%s == %s   (active)>\n"
        % (number, word, item, attribute, value)
        for number, (word, attribute, value) in enumerate(sizes, 1))


def read_text(process, address):
    """The text at an address, up to its end."""
    data = b""
    while len(data) < TEXT_LIMIT:
        # A block may not reach into memory that does not exist.
        size = BLOCK - address % BLOCK
        error = lldb.SBError()
        part = process.ReadMemory(address, size, error)
        while not (error.Success() and part) and size > 1:
            size //= 2
            error = lldb.SBError()
            part = process.ReadMemory(address, size, error)
        if not part:
            break
        part = bytes(part)
        if b"\0" in part:
            return (data + part[:part.index(b"\0")]).decode("utf-8", "replace")
        data += part
        address += len(part)
    return data.decode("utf-8", "replace")


def evaluated(frame, expression):
    """The text that an expression in Objective-C returns; None where it cannot be run, or returns none."""
    options = lldb.SBExpressionOptions()
    options.SetLanguage(lldb.eLanguageTypeObjC_plus_plus)
    options.SetIgnoreBreakpoints(True)
    options.SetUnwindOnError(True)
    options.SetSuppressPersistentResult(True)
    options.SetTimeoutInMicroSeconds(EXPRESSION_TIME)
    value = frame.EvaluateExpression(expression.strip(), options)
    if not value.IsValid() or value.GetError().Fail():
        return None
    address = value.GetValueAsUnsigned(0)
    return read_text(frame.GetThread().GetProcess(), address) if address else None


# MARK: - What is asked


def conflict_at(frame):
    """The conflict of a frame of one of the SYMBOLS: its constraints, and the one that is broken."""
    together, alone = [], None
    for number in range(1, 6):
        found = constraints_in(evaluated(frame, ARGUMENT % ("$arg%d" % number)) or "")
        if len(found) > 1 and not together:
            together = found
        elif len(found) == 1 and not alone:
            alone = found[0]
    if not together:
        raise Problem("the constraints cannot be read here; `plumb explain` reads the console as well")
    return console_log(together, alone), len(together)


def screen(frame):
    """What is on the screen: a session where the app has LayoutRecorder, else views and constraints."""
    session = evaluated(frame, RECORDER)
    if session and session.startswith("plumb "):
        return session, ".plumb"
    text = evaluated(frame, SCREEN)
    if not text:
        raise Problem("the views cannot be read here; pause the app on its main thread")
    return with_size(text), ".txt"


def program():
    """The words that start Plumb; None where it does not start."""
    words = shlex.split(os.environ.get("PLUMB") or "plumb")
    usual = os.environ.get("PATH", "") + ":/usr/local/bin:/opt/homebrew/bin"
    path = shutil.which(words[0], path=usual) if words else None
    return [path] + words[1:] if path else None


def saved(text, ending, path=None):
    """Writes a text to a file, by default a new one; returns its path."""
    if path:
        path = os.path.expanduser(path)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path
    descriptor, path = tempfile.mkstemp(ending, "plumb-")
    with os.fdopen(descriptor, "w", encoding="utf-8") as file:
        file.write(text)
    return path


def explanation(text, ending):
    """What Plumb says about a text."""
    words = program()
    if not words:
        path = saved(text, ending)
        return "plumb does not start here; set PLUMB to the line that starts it.\nplumb explain %s\n" % path
    try:
        run = subprocess.run(words + ["explain", "-"], input=text.encode(), timeout=PROGRAM_TIME,
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    except (OSError, subprocess.SubprocessError) as error:
        raise Problem("plumb cannot be run: %s" % error)
    return run.stdout.decode("utf-8", "replace")


# MARK: - The commands


def selected_frame(debugger):
    frame = debugger.GetSelectedTarget().GetProcess().GetSelectedThread().GetSelectedFrame()
    if not frame.IsValid():
        raise Problem("the app has to be paused")
    return frame


def explain(debugger, _):
    frame = selected_frame(debugger)
    if (frame.GetFunctionName() or "").split("(")[0] in SYMBOLS:
        return explanation(conflict_at(frame)[0], ".txt")
    return explanation(*screen(frame))


def record(debugger, words):
    if len(words) > 1:
        raise Problem("plumb record takes one file")
    text, ending = screen(selected_frame(debugger))
    try:
        return "wrote %s\n" % saved(text, ending, words[0] if words else None)
    except OSError as error:
        raise Problem("the file cannot be written: %s" % error)


def set_breakpoints(debugger, words):
    target = debugger.GetSelectedTarget()
    if not target.IsValid():
        raise Problem("there is no app yet; say `plumb break` once it runs")
    for point in [target.GetBreakpointAtIndex(index) for index in range(target.GetNumBreakpoints())]:
        if point.MatchesName("plumb"):
            target.BreakpointDelete(point.GetID())
    if words == ["off"]:
        return "conflicts are no longer explained\n"
    if words:
        raise Problem("plumb break takes `off` or nothing")
    for symbol in SYMBOLS:
        point = target.BreakpointCreateByName(symbol)
        point.AddName("plumb")
        point.SetScriptCallbackFunction("%s.stopped" % __name__)
    return "each conflict is explained, and the app continues\n"


def stopped(frame, _location, _dictionary):
    """Explains the conflict of a breakpoint; False lets the app continue."""
    try:
        text, count = conflict_at(frame)
        key = without_addresses(text)
        met[key] = met.get(key, 0) + 1
        if met[key] > 1:
            print("plumb: the same conflict of %d constraints, %d times now" % (count, met[key]))
        else:
            print(explanation(text, ".txt"), end="")
    except Problem as problem:
        print("plumb: %s" % problem)
    return False


COMMANDS = {"explain": explain, "record": record, "break": set_breakpoints}


def plumb(debugger, line, result, _dictionary):
    """Explain, record and watch the layout of the app: plumb explain, plumb record, plumb break."""
    try:
        words = shlex.split(line)
        command = COMMANDS.get(words[0]) if words else None
        result.AppendMessage((command(debugger, words[1:]) if command else USAGE).rstrip("\n"))
    except (Problem, ValueError) as problem:
        result.SetError("plumb: %s" % problem)


def __lldb_init_module(debugger, _dictionary):
    debugger.HandleCommand("command script add -f %s.plumb plumb" % __name__)
