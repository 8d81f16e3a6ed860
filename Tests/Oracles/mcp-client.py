#!/usr/bin/env python3
"""Drives `plumb mcp` with the official client of the Model Context Protocol.

    python3 -m venv .local/servers && .local/servers/bin/pip install 'mcp<2'
    .local/servers/bin/python Tests/Oracles/mcp-client.py .build/debug/plumb

Exits with 2, loudly, where the client is not installed.
"""
import asyncio
import json
import os
import pathlib
import re
import sys
import tempfile

try:
    from mcp import ClientSession, StdioServerParameters, types
    from mcp.client.stdio import stdio_client
    try:
        from mcp.shared.exceptions import McpError
    except ImportError:
        from mcp import McpError
except ImportError:
    print("SKIPPED: the client library mcp (version 1) is not installed, nobody has asked plumb mcp")
    sys.exit(2)

SESSION = """plumb 1

plumb> root card 320x200
plumb> view title in card content 96x20
+ title   needs x, y
plumb> pin title top leading inset 16
= title   placed
plumb> title.width >= 400
"""

LOG = """Unable to simultaneously satisfy constraints.
(
    "<NSLayoutConstraint:0x600002a1 UILabel:0x7fb1.width == 100   (active)>",
    "<NSLayoutConstraint:0x600002a2 UILabel:0x7fb1.width == 200   (active)>"
)
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
  }
  required init?(coder: NSCoder) { fatalError() }
}
"""

count = 0


def passed(what):
    global count
    count += 1
    print(f"ok {count:2}  {what}")


def patched(text, diff):
    """The text with a unified diff applied."""
    old, new, place = text.split("\n"), [], 0
    for line in diff.split("\n"):
        hunk = re.match(r"@@ -(\d+)", line)
        if hunk:
            start = int(hunk[1]) - 1
            new, place = new + old[place:start], start
        elif line.startswith("+"):
            new.append(line[1:])
        elif line[:1] in ("-", " "):
            assert old[place] == line[1:], line
            if line.startswith(" "):
                new.append(old[place])
            place += 1
    return "\n".join(new + old[place:])


async def repair(plumb):
    """Applies what the tool `fixes` proposes until the tool `audit` finds nothing."""
    faulty = pathlib.Path(__file__).parent.parent / "Examples" / "Repair" / "CardView.swift"
    with tempfile.TemporaryDirectory() as folder:
        view = pathlib.Path(folder).resolve() / "CardView.swift"
        view.write_text(faulty.read_text())
        server = StdioServerParameters(command=plumb, args=["mcp", str(view.parent)])
        async with stdio_client(server) as (read, write):
            async with ClientSession(read, write) as client:
                await client.initialize()

                async def call(tool):
                    result = await client.call_tool(tool, {"path": str(view)})
                    assert not result.isError, result
                    return "\n".join(c.text for c in result.content if c.type == "text")

                assert "4 errors" in await call("audit")
                for _ in range(3):
                    _, found, hunks = (await call("fixes")).partition("\n@@")
                    if not found:
                        break
                    view.write_text(patched(view.read_text(), "@@" + hunks))
                text = await call("audit")
                assert "nothing found" in text, text
                mask = "note.translatesAutoresizingMaskIntoConstraints = false"
                assert mask in view.read_text()
    passed("a view with three faults repaired by fixes")


async def main(plumb):
    with tempfile.TemporaryDirectory() as outside, tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder).resolve()
        (root / "card.plumb").write_text(SESSION)
        (root / "CardView.swift").write_text(SWIFT)
        secret = pathlib.Path(outside) / "secret.plumb"
        secret.write_text("plumb 1\n\nplumb> root secret 1x1\n")
        os.symlink(secret, root / "link.plumb")
        before = {p.name: p.read_bytes() for p in root.iterdir()}

        async def roots(context):
            return types.ListRootsResult(roots=[types.Root(uri=root.as_uri())])

        server = StdioServerParameters(command=plumb, args=["mcp"])
        async with stdio_client(server) as (read, write):
            async with ClientSession(read, write, list_roots_callback=roots) as client:
                hello = await client.initialize()
                assert hello.serverInfo.name == "plumb", hello
                passed("initialize")
                await client.send_ping()
                passed("ping")
                tools = {t.name for t in (await client.list_tools()).tools}
                wanted = {"explain", "layout", "check", "fixes", "why", "try", "sweep", "audit"}
                assert wanted <= tools, tools
                passed("tools/list")

                async def call(tool, fails=False, **arguments):
                    result = await client.call_tool(tool, arguments)
                    text = "\n".join(c.text for c in result.content if c.type == "text")
                    assert bool(result.isError) == fails, (tool, text)
                    passed(f"{tool} {', '.join(arguments)}{' (refused)' if fails else ''}")
                    return text, result

                text, _ = await call("explain", text=LOG)
                assert "100" in text and "200" in text, text
                text, _ = await call("explain", path="CardView.swift")
                assert "title.width == 120" in text or "120" in text, text
                text, result = await call("layout", path="CardView.swift", picture=True)
                assert any(c.type == "resource" and "<svg" in c.resource.text for c in result.content)
                text, _ = await call("layout", path="card.plumb", json=True)
                json.loads(text)
                await call("check", path="card.plumb")
                text, _ = await call("fixes", path="CardView.swift")
                assert "@@" in text and "+++" in text, text
                text, _ = await call("why", path="card.plumb", question="title.x")
                assert "title.x = 16" in text, text
                text, _ = await call("try", path="card.plumb", lines=["title.height == 30"])
                assert "30" in text, text
                await call("sweep", path="card.plumb", over="card.width 200..400")
                text, _ = await call("audit", path=".")
                assert "error" in text, text
                text, result = await call("explain", text="\n".join(
                    ["plumb 1", "", "plumb> root a 1000x1000"]
                    + [f"plumb> view v{i} in a content 10x10" for i in range(80)]))
                cursor = (result.meta or {}).get("plumb/cursor")
                assert cursor, text
                await call("more", cursor=cursor)

                text, _ = await call("why", True, path="card.plumb", question="titel.x")
                assert "error[" in text and "title" in text, text
                for path in ["../secret.plumb", str(secret), "link.plumb", "/etc/passwd", "\0", ""]:
                    text, _ = await call("explain", True, path=path)
                    assert "secret" not in text.replace("secret.plumb", ""), text
                await call("layout", True, text="\x00\xff" * 100)
                await call("why", True, path="card.plumb", question="title.x\nsave a.plumb")
                for tool, arguments in [
                    ("expalin", {}), ("explain", {}), ("explain", {"path": 1}),
                    ("explain", {"path": "a", "text": "b"}), ("try", {"path": "card.plumb"}),
                    ("layout", {"path": "card.plumb", "colour": "red"}),
                ]:
                    try:
                        result = await client.call_tool(tool, arguments)
                        assert result.isError, (tool, arguments)
                    except McpError as error:
                        assert error.error.code == -32602, error
                    passed(f"{tool} with wrong arguments (refused)")

                resources = (await client.list_resources()).resources
                assert resources
                passed("resources/list")
                page = await client.read_resource("plumb://help/hug")
                assert "hug" in page.contents[0].text
                passed("resources/read help")
                page = await client.read_resource((root / "card.plumb").as_uri())
                assert page.contents[0].text == SESSION
                passed("resources/read session")
                prompts = (await client.list_prompts()).prompts
                prompt = await client.get_prompt(prompts[0].name, {"log": LOG})
                assert LOG.strip() in prompt.messages[0].content.text
                passed("prompts/get")
        after = {p.name: p.read_bytes() for p in root.iterdir()}
        assert before == after, "something was written"
        passed("nothing was written")


async def everything(plumb):
    await main(plumb)
    await repair(plumb)


asyncio.run(asyncio.wait_for(everything(sys.argv[1]), 300))
