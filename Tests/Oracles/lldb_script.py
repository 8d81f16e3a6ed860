#!/usr/bin/env python3
"""Runs the commands of `plumb lldb-script` with stand-ins for lldb's API, and in lldb where it starts.

    python3 Tests/Oracles/lldb_script.py .build/debug/plumb

The stand-ins are a process with memory, frames whose expressions return the addresses of texts, and
breakpoints that stop. What they cannot say is whether the expressions in Objective-C run in an app.
"""
import importlib.util
import os
import subprocess
import sys
import tempfile
import types
import unittest
from pathlib import Path

PLUMB = os.path.abspath(sys.argv.pop(1))
PAGE = 4096

CONSTRAINTS = [
    "<NSLayoutConstraint:0x600000000001 UILabel:0x7f0000000001.width == 100   (active)>",
    "<NSLayoutConstraint:0x600000000002 'at \"least\"' UILabel:0x7f0000000001.width >= 200   (active)>",
]
TREE = """<UIWindow: 0x7f0000000010; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x600000000010>>
   | <App.CardView: 0x7f0000000011; frame = (0 0; 320 200); layer = <CALayer: 0x600000000011>>
   |    | <UILabel: 0x7f0000000012; frame = (16 8; 100 20); text = 'Hi'; layer = <_UILabelLayer: 0x600000000012>>
<NSLayoutConstraint:0x600000000021 UILabel:0x7f0000000012.leading == App.CardView:0x7f0000000011.leading + 16   (active)>
<NSLayoutConstraint:0x600000000022 UILabel:0x7f0000000012.width == 100   (active)>
"""


class Error:
    def __init__(self):
        self.isFailed = False

    def Fail(self):
        return self.isFailed

    def Success(self):
        return not self.isFailed


class Value:
    def __init__(self, address, isFailed=False):
        self.address, self.error = address, Error()
        self.error.isFailed = isFailed

    def IsValid(self):
        return True

    def GetError(self):
        return self.error

    def GetValueAsUnsigned(self, _):
        return self.address


class Options:
    def __getattr__(self, name):
        return lambda *_: None


class Process:
    """Memory in pages: texts lie behind each other, and behind the last page there is nothing."""

    def __init__(self):
        self.memory, self.base = b"", 0x1000F00

    def put(self, text):
        address = self.base + len(self.memory)
        self.memory += text.encode() + b"\0"
        return address

    def ReadMemory(self, address, size, error):
        end = self.base + len(self.memory)
        end += -end % PAGE
        if address + size > end:
            error.isFailed = True
            return None
        part = self.memory[address - self.base:address - self.base + size]
        return part + b"\0" * (size - len(part))


class Frame:
    """A frame in which expressions that contain a text have a result."""

    def __init__(self, process, results, function="main"):
        self.process, self.results, self.function = process, results, function

    def IsValid(self):
        return True

    def GetFunctionName(self):
        return self.function

    def GetThread(self):
        return types.SimpleNamespace(GetProcess=lambda: self.process)

    def EvaluateExpression(self, expression, _):
        for part, text in self.results.items():
            if part in expression:
                return Value(0) if text is None else Value(self.process.put(text))
        return Value(0, isFailed=True)


class Point:
    def __init__(self, name, number):
        self.name, self.number, self.names, self.function = name, number, [], None

    def GetID(self):
        return self.number

    def AddName(self, name):
        self.names.append(name)

    def MatchesName(self, name):
        return name in self.names

    def SetScriptCallbackFunction(self, name):
        self.function = name


class Target:
    def __init__(self, frame):
        self.points, self.count, self.frame = [Point("other", 100)], 0, frame

    def IsValid(self):
        return True

    def GetNumBreakpoints(self):
        return len(self.points)

    def GetBreakpointAtIndex(self, index):
        return self.points[index]

    def BreakpointCreateByName(self, name):
        self.count += 1
        self.points.append(Point(name, self.count))
        return self.points[-1]

    def BreakpointDelete(self, number):
        self.points = [point for point in self.points if point.number != number]

    def GetProcess(self):
        return types.SimpleNamespace(
            GetSelectedThread=lambda: types.SimpleNamespace(GetSelectedFrame=lambda: self.frame))


class Result:
    def __init__(self):
        self.text, self.error = "", ""

    def AppendMessage(self, text):
        self.text += text + "\n"

    def SetError(self, text):
        self.error = text


def loaded(folder):
    """The script as a module."""
    path = Path(folder) / "plumb_lldb.py"
    path.write_bytes(subprocess.run([PLUMB, "lldb-script"], check=True, capture_output=True).stdout)
    sys.modules["lldb"] = types.SimpleNamespace(
        SBError=Error, SBExpressionOptions=Options, eLanguageTypeObjC_plus_plus=17)
    spec = importlib.util.spec_from_file_location("plumb_lldb", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class ScriptTests(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.script = loaded(self.folder.name)
        os.environ["PLUMB"] = PLUMB

    def say(self, line, results, function="main"):
        self.target = Target(Frame(Process(), results, function))
        result = Result()
        self.script.plumb(types.SimpleNamespace(GetSelectedTarget=lambda: self.target), line, result, {})
        return result

    def test_constraints_are_found_however_they_are_printed(self):
        array = "(\n" + ",\n".join('    "%s"' % one.replace('"', '\\"') for one in CONSTRAINTS) + "\n)"
        other = "<__NSArrayM 0x600000000003>(\n" + ",\n".join(CONSTRAINTS) + "\n)\n"
        for text in ["\n".join(CONSTRAINTS), array, other]:
            self.assertEqual(self.script.constraints_in(text), CONSTRAINTS)
        for text in ["", "(\n)", "<UILabel: 0x7f0000000001; frame = (0 0; 0 0)>", "engine", "0x600000000001"]:
            self.assertEqual(self.script.constraints_in(text), [])

    def test_texts_are_read_over_pages_and_up_to_their_end(self):
        for text in ["", "a", "ä" * 3000, "x" * 200000]:
            process = Process()
            address = process.put(text)
            process.put("what follows")
            self.assertEqual(self.script.read_text(process, address), text)
            last = process.put(text)
            self.assertEqual(self.script.read_text(process, last), text)

    def test_a_conflict_is_explained_whatever_the_order_of_arguments(self):
        for one, two in [(1, 2), (2, 1), (4, 5)]:
            self.script.met.clear()
            result = self.say("explain", {
                "$arg%d;" % one: CONSTRAINTS[0], "$arg%d;" % two: "\n".join(CONSTRAINTS)},
                "UIViewAlertForUnsatisfiableConstraints")
            self.assertEqual(result.error, "")
            self.assertIn("100 too many", result.text)

    def test_a_breakpoint_explains_once_counts_and_continues(self):
        frame = Frame(Process(), {"$arg1;": CONSTRAINTS[0], "$arg2;": "\n".join(CONSTRAINTS)})
        lines = []
        self.script.print = lambda text, end="\n": lines.append(text)
        for _ in range(3):
            self.assertIs(self.script.stopped(frame, None, {}), False)
        self.assertIn("100 too many", lines[0])
        self.assertEqual(lines[1:], ["plumb: the same conflict of 2 constraints, %d times now" % n for n in (2, 3)])
        self.assertIs(self.script.stopped(Frame(Process(), {}), None, {}), False)
        self.assertIn("cannot be read", lines[-1])

    def test_breakpoints_come_and_go_and_leave_others_alone(self):
        self.say("break", {})
        target = self.target
        again = Result()
        debugger = types.SimpleNamespace(GetSelectedTarget=lambda: target)
        self.script.plumb(debugger, "break", again, {})
        names = ["other", "UIViewAlertForUnsatisfiableConstraints", "LAYOUT_CONSTRAINTS_NOT_SATISFIABLE"]
        self.assertEqual([point.name for point in target.points], names)
        self.assertEqual(target.points[1].function, "plumb_lldb.stopped")
        self.script.plumb(debugger, "break off", again, {})
        self.assertEqual([point.name for point in target.points], ["other"])

    def test_the_recorder_of_the_app_comes_first(self):
        path = Path(self.folder.name) / "a b.plumb"
        session = "plumb 1\n\nplumb> root card 320x200\n"
        result = self.say("record '%s'" % path, {"plumbSession": session, "subviews": TREE})
        self.assertEqual((result.text, result.error), ("wrote %s\n" % path, ""))
        self.assertEqual(path.read_text(), session)

    def test_without_it_views_and_constraints_are_read(self):
        path = Path(self.folder.name) / "screen.txt"
        self.say("record %s" % path, {"plumbSession": None, "subviews": TREE})
        run = subprocess.run([PLUMB, "import", str(path)], capture_output=True, text=True)
        for line in ["hi.leading == CardView1.leading + 16", "hi.width == 100", "root.width == 320", "root.height == 480"]:
            self.assertIn(line, run.stdout + run.stderr)
        self.assertIn("3 views read", self.say("explain", {"plumbSession": None, "subviews": TREE}).text)

    def test_what_cannot_be_done_is_said(self):
        for line, words in [("explain", "pause the app"), ("record a b", "takes one file"), ("record 'a", "quotation"),
                            ("break on", "takes `off`")]:
            self.assertIn(words, self.say(line, {}).error, line)
        for line in ["", "help", "unknown"]:
            self.assertIn("plumb record [FILE]", self.say(line, {}).text)
        os.environ["PLUMB"] = "no-such-program"
        result = self.say("explain", {"plumbSession": None, "subviews": TREE})
        path = result.text.split()[-1]
        self.addCleanup(os.remove, path)
        self.assertIn("UILabel", Path(path).read_text())

    def test_lldb_takes_the_script(self):
        run = subprocess.run(["lldb", "--batch", "-o", "script print('python', 6 * 7)"], capture_output=True,
                             text=True, stdin=subprocess.DEVNULL) if self.has_lldb() else None
        if not run or "python 42" not in run.stdout:
            self.skipTest("there is no lldb with Python")
        path = Path(self.folder.name) / "plumb_lldb.py"
        run = subprocess.run(["lldb", "--batch", "-o", "command script import '%s'" % path, "-o", "plumb help",
                              "-o", "plumb record"], capture_output=True, text=True, stdin=subprocess.DEVNULL)
        self.assertIn("plumb record [FILE]", run.stdout)
        self.assertIn("plumb: the app has to be paused", run.stderr)

    @staticmethod
    def has_lldb():
        import shutil
        return shutil.which("lldb") is not None


if __name__ == "__main__":
    unittest.main()
