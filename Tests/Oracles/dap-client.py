#!/usr/bin/env python3
"""Drives `plumb dap` as an editor does: a client of the Debug Adapter Protocol.

    python3 Tests/Oracles/dap-client.py .build/debug/plumb

A session with a conflict is debugged forwards and backwards, then a Swift file. The client knows nothing
but the protocol, and checks the shape of every message that comes.
"""
import json
import os
import select
import subprocess
import sys
import tempfile

SESSION = """plumb 1
title A badge that does not fit

plumb> root card 320x200
plumb> view title in card content 96x20
+ title   needs x, y
plumb> view badge in card content 40x20
+ badge   needs x, y
plumb> pin title top leading inset 16
= title   placed
plumb> pin badge top trailing inset 16
= badge   placed
plumb> badge.leading == title.trailing + 8
! ambiguous {*}
plumb> hug badge h 251
= resolved {*}
plumb> title.width >= 180 as min
plumb> badge.width == 120 as wide
x conflict {*}
...
plumb> constant wide 100
= resolved   wide holds
plumb> expect title.width == 200
"""

SWIFT = """import UIKit
class CardView: UIView {
  let title = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16).isActive = true
    title.topAnchor.constraint(equalTo: topAnchor, constant: 16).isActive = true
    title.widthAnchor.constraint(equalToConstant: 100).isActive = true
    title.widthAnchor.constraint(equalToConstant: 120).isActive = true
    title.heightAnchor.constraint(equalToConstant: 20).isActive = true
  }
  required init?(coder: NSCoder) { fatalError() }
}
"""

count = 0


def check(found, expected, what):
    global count
    count += 1
    if found != expected:
        print(f"FAIL  {what}\n  found    {found!r}\n  expected {expected!r}")
        sys.exit(1)


class Debugger:
    """A conversation with `plumb dap`."""

    def __init__(self, plumb):
        self.process = subprocess.Popen(
            [plumb, "dap"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.number = 0
        self.seen = 0
        self.commands = {}
        self.raw = b""
        self.messages = []
        self.output = ""
        self.capabilities = self.ask(
            "initialize", adapterID="plumb", clientID="test", linesStartAt1=True)

    def send(self, command, arguments):
        self.number += 1
        self.commands[self.number] = command
        message = {"seq": self.number, "type": "request", "command": command,
                   "arguments": arguments}
        body = json.dumps(message).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def read(self):
        """Takes what has come; false at the end."""
        if not select.select([self.process.stdout], [], [], 30)[0]:
            print("FAIL  plumb dap does not answer")
            sys.exit(1)
        block = os.read(self.process.stdout.fileno(), 1 << 16)
        self.raw += block
        while b"\r\n\r\n" in self.raw:
            header, rest = self.raw.split(b"\r\n\r\n", 1)
            length = int(header.split(b":")[1])
            if len(rest) < length:
                break
            self.take(json.loads(rest[:length]))
            self.raw = rest[length:]
        return bool(block)

    def take(self, message):
        """Checks the envelope of a message, and keeps it."""
        check(message["seq"], self.seen + 1, "messages are numbered")
        self.seen += 1
        if message["type"] == "response":
            known = self.commands.pop(message["request_seq"], None)
            check(message["command"], known, "a response is to a request")
            check(type(message["success"]), bool, "a response says whether it has succeeded")
            check("message" in message, not message["success"], "a failure has a message")
        else:
            check(message["type"], "event", "the type of a message")
            check(type(message["event"]), str, "an event has a name")
        if message.get("event") == "stopped":
            check(message["body"]["threadId"], 1, "what has stopped")
        self.messages.append(message)

    def wait(self, kind, name):
        """The next message of a kind, and those in front of it are passed over."""
        while True:
            while self.messages:
                message = self.messages.pop(0)
                if message.get("event") == "output":
                    self.output += message["body"]["output"]
                if message["type"] == kind and name == message.get(
                        "event" if kind == "event" else "command"):
                    return message
            if not self.read():
                print(f"FAIL  plumb dap ended before {name}")
                sys.exit(1)

    def ask(self, name, /, **arguments):
        """The body of the response to a request."""
        self.send(name, arguments)
        response = self.wait("response", name)
        if not response["success"]:
            return {"failed": response["message"]}
        return response.get("body", {})

    def move(self, name, /, **arguments):
        """Moves, and returns why it stops, at which line, and what is so there."""
        self.ask(name, threadId=1, **arguments)
        return self.stopped()

    def stopped(self):
        body = self.wait("event", "stopped")["body"]
        frame = self.ask("stackTrace", threadId=1)["stackFrames"][0]
        return body["reason"], frame["line"], frame["name"]

    def value(self, text):
        return self.ask("evaluate", expression=text, context="watch").get("result")

    def variables(self, *path):
        """The values of variables below a scope, by name."""
        scopes = self.ask("scopes", frameId=1)["scopes"]
        reference = next(s["variablesReference"] for s in scopes if s["name"] == path[0])
        for name in path[1:]:
            parts = self.ask("variables", variablesReference=reference)["variables"]
            reference = next(p["variablesReference"] for p in parts if p["name"] == name)
        self.reference = reference
        parts = self.ask("variables", variablesReference=reference)["variables"]
        return {part["name"]: part["value"] for part in parts}

    def launch(self, path, filters, lines=(), **arguments):
        self.send("launch", dict(program=path, **arguments))
        self.wait("event", "initialized")
        source = {"path": path}
        found = self.ask("setBreakpoints", source=source, breakpoints=[{"line": n} for n in lines])
        self.ask("setExceptionBreakpoints", **filters)
        self.ask("configurationDone")
        return [b["line"] for b in found["breakpoints"]]

    def end(self):
        self.ask("disconnect")
        self.process.stdin.close()
        self.process.wait(30)
        check(self.process.returncode, 0, "the exit code")


def session(plumb, path):
    debugger = Debugger(plumb)
    check(debugger.capabilities["supportsStepBack"], True, "it can go back")
    # Line 10 is a reply: the next line that can be run is meant.
    lines = debugger.launch(path, dict(filters=["conflict", "failure"]), lines=[10])
    check(lines, [11], "where a breakpoint is")
    check(debugger.stopped(), ("breakpoint", 11, "pin badge top trailing inset 16"), "a breakpoint")
    check(debugger.value("title.x"), "16", "a value")
    check(debugger.value("badge.x"), "-∞ … ∞", "a value that nothing decides")
    check(debugger.move("next")[:2], ("step", 13), "a step")
    check(debugger.value("badge.x"), "264", "a value that is decided now")
    check(debugger.move("continue"), ("exception", 18, "badge.width == 120 as wide"), "a conflict")
    information = debugger.ask("exceptionInfo", threadId=1)
    check(information["exceptionId"], "conflict", "what came about")
    check("5 rules ask for 340, card.width is 320: 20 too many" in information["description"], True,
          "the sum of the conflict")

    # Views are variables: their frames, and what decides them.
    check(debugger.variables("Views"), {"card": "0 0 320 200"}, "the views")
    title = debugger.variables("Views", "card", "title")
    check((title["x"], title["width"]), ("16", "180"), "the frame of a view")
    why = debugger.variables("Views", "card", "title", "x")
    check(why["c2"], "title.leading == card.leading + 16   #4", "what decides a value")
    check(debugger.variables("Rules")["wide"], "badge.width == 120   broken", "a rule")
    check(debugger.variables("Layout")["conflicts"], "1", "the layout")
    debugger.variables("Views", "card", "title")
    info = debugger.ask("dataBreakpointInfo", variablesReference=debugger.reference, name="width")
    check(info["dataId"], "title.width", "a value that can be watched")

    # Backwards, with a data breakpoint, to each line that changed the value.
    debugger.ask("setDataBreakpoints", breakpoints=[{"dataId": "title.width"}])
    check(debugger.move("stepBack")[:2], ("step", 18), "a step back")
    check(debugger.value("title.width"), "240", "a value before")
    back = []
    while True:
        reason, line, _ = debugger.move("reverseContinue")
        back.append((reason, line))
        if reason == "entry":
            break
    forward = []
    while True:
        reason, line, _ = debugger.move("continue")
        if line >= 18:
            break
        forward.append((reason, line))
    check(list(reversed(back[:-1])), forward, "backwards is forwards reversed")
    check(("data breakpoint", 13) in forward and ("breakpoint", 11) in forward, True, "both stop")

    # The prompt, and another past.
    check("min" in debugger.ask("evaluate", expression="why title.width", context="repl")["result"],
          True, "a question at the prompt")
    wrong = debugger.ask("evaluate", expression="hug titel h 2", context="repl")
    check('no view named "titel"' in wrong["failed"], True, "an error at the prompt")
    targets = [t["label"] for t in debugger.ask("completions", text="hug ba", column=7)["targets"]]
    check(targets, ["badge"], "completion")
    targets = debugger.ask("gotoTargets", source={"path": path}, line=18)["targets"]
    check(debugger.move("goto", targetId=targets[0]["id"])[:2], ("goto", 18), "goto")
    debugger.ask("evaluate", expression="off min", context="repl")
    debugger.wait("event", "invalidated")
    check(debugger.move("continue")[:2], ("data breakpoint", 18), "what if")
    check(debugger.value("title.width"), "160", "without the rule there is no conflict")
    check(debugger.variables("Layout")["conflicts"], "0", "no conflict")
    check(debugger.move("restartFrame", frameId=1)[:2], ("restart", 4), "the beginning")
    debugger.end()


def failure(plumb, path):
    debugger = Debugger(plumb)
    filters = dict(filters=["failure"], filterOptions=[
        {"filterId": "condition", "condition": "title.width >= 240"}])
    debugger.launch(path, filters, stopOnEntry=True)
    check(debugger.stopped()[:2], ("entry", 4), "the beginning")
    check(debugger.move("continue")[:2], ("exception", 15), "a condition")
    check(debugger.move("continue")[:2], ("exception", 23), "an expectation that does not hold")
    check("title.width is 180" in debugger.ask("exceptionInfo", threadId=1)["description"], True,
          "what is so instead")
    check("= resolved   wide holds" in debugger.output, True, "what lines print")
    debugger.ask("next", threadId=1)
    debugger.wait("event", "terminated")
    debugger.end()


def cancelled(plumb, path):
    debugger = Debugger(plumb)
    debugger.launch(path, dict(filters=[]), lines=[5])
    debugger.stopped()
    # It would take minutes.
    debugger.send("evaluate", dict(expression="for i in 1..9999: view x{i} in card", context="repl"))
    debugger.send("cancel", dict(requestId=debugger.number))
    answer = debugger.wait("response", "evaluate")
    check((answer["success"], answer["message"]), (False, "cancelled"), "a question that was given up")
    check(debugger.wait("response", "cancel")["success"], True, "and the request to do so")
    check(debugger.value("card.width"), "320", "nothing has changed")
    debugger.end()


def swift(plumb, path):
    debugger = Debugger(plumb)
    debugger.launch(path, dict(filters=["conflict"]), lines=[9])
    check(debugger.stopped()[:2], ("breakpoint", 9), "a line of Swift")
    check(debugger.move("continue")[:2], ("exception", 11), "the line of the conflict")
    check(debugger.move("stepBack")[:2], ("step", 11), "in front of it")
    check(debugger.value("title.width"), "100", "a value there")
    check(debugger.move("reverseContinue")[:2], ("breakpoint", 9), "the breakpoint, backwards")
    debugger.end()


def main():
    plumb = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        folder = os.path.realpath(folder)
        for name, text in [("card.plumb", SESSION), ("CardView.swift", SWIFT)]:
            with open(os.path.join(folder, name), "w") as file:
                file.write(text)
        session(plumb, os.path.join(folder, "card.plumb"))
        failure(plumb, os.path.join(folder, "card.plumb"))
        cancelled(plumb, os.path.join(folder, "card.plumb"))
        swift(plumb, os.path.join(folder, "CardView.swift"))
        debugger = Debugger(plumb)
        check("no such file" in debugger.ask("launch", program=folder + "/none.plumb").get("failed", ""),
              True, "a file that is not there")
        debugger.end()
    print(f"{count} checks of plumb dap passed")


main()
