"""Drives `plumb lsp` with pytest-lsp.

    python3 -m venv .local/servers && .local/servers/bin/pip install pytest-lsp
    PLUMB=.build/debug/plumb .local/servers/bin/python -m pytest Tests/Oracles/test_lsp.py

Where pytest-lsp is not installed, pytest says that it was skipped.
"""
import asyncio
import json
import os
import pathlib
import subprocess
import time

import pytest

pytest.importorskip("pytest_lsp", reason="pytest-lsp is not installed, nobody has asked plumb lsp")

import pytest_lsp
from lsprotocol import types as lsp
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

SESSION = """plumb 1

# A card.
plumb> root card 320x200
plumb> view title in card content 96x20
+ title   needs x, y
plumb> pin title top leading inset 16
= title   placed
plumb> expect title.x == 16
plumb> expect title.x == 17
plumb> titel.width == 10
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
}
"""


@pytest_lsp.fixture(
    config=ClientServerConfig(server_command=[os.environ.get("PLUMB", "plumb"), "lsp"])
)
async def client(lsp_client: LanguageClient):
    await lsp_client.initialize_session(
        lsp.InitializeParams(
            capabilities=client_capabilities("neovim"), root_uri=None, workspace_folders=[]
        )
    )
    yield
    await lsp_client.shutdown_session()


async def opened(client, path, text, language):
    path.write_text(text)
    uri = path.as_uri()
    client.text_document_did_open(
        lsp.DidOpenTextDocumentParams(
            lsp.TextDocumentItem(uri=uri, language_id=language, version=1, text=text)
        )
    )
    await asyncio.wait_for(
        client.wait_for_notification("textDocument/publishDiagnostics"), 60
    )
    return lsp.TextDocumentIdentifier(uri), client.diagnostics[uri]


def at(line, character):
    return lsp.Position(line, character)


ALL = lsp.Range(at(0, 0), at(100, 0))


@pytest.mark.asyncio
async def test_a_session(client: LanguageClient, tmp_path: pathlib.Path):
    doc, found = await opened(client, tmp_path / "card.plumb", SESSION, "plumb")
    assert [d.code for d in found] == ["mismatch", "refused"]
    assert [d.range.start.line for d in found] == [9, 10]

    hover = await client.text_document_hover_async(lsp.HoverParams(doc, at(8, 20)))
    assert "title.x = 16" in hover.contents.value
    items = await client.text_document_completion_async(lsp.CompletionParams(doc, at(6, 13)))
    assert [i.label for i in items] == ["title"]
    place = await client.text_document_definition_async(lsp.DefinitionParams(doc, at(6, 12)))
    assert place.range.start == at(4, 12)
    references = await client.text_document_references_async(
        lsp.ReferenceParams(lsp.ReferenceContext(True), doc, at(6, 12))
    )
    assert len(references) == 4
    edit = await client.text_document_rename_async(lsp.RenameParams(doc, at(6, 12), "heading"))
    assert len(edit.changes[doc.uri]) == 6
    assert await client.text_document_formatting_async(
        lsp.DocumentFormattingParams(doc, lsp.FormattingOptions(2, True))
    ) is not None
    actions = await client.text_document_code_action_async(
        lsp.CodeActionParams(
            doc, ALL, lsp.CodeActionContext(found, only=[lsp.CodeActionKind.QuickFix]))
    )
    texts = [e.new_text for a in actions for e in a.edit.changes[doc.uri]]
    assert any("title.width == 10" in t for t in texts)
    lenses = await client.text_document_code_lens_async(lsp.CodeLensParams(doc))
    assert lenses[0].command.title == "holds"
    hints = await client.text_document_inlay_hint_async(lsp.InlayHintParams(doc, ALL))
    assert any("16,16 96x20" in h.label for h in hints)
    assert len(await client.text_document_document_symbol_async(lsp.DocumentSymbolParams(doc))) == 3
    assert await client.text_document_folding_range_async(lsp.FoldingRangeParams(doc))
    tokens = await client.text_document_semantic_tokens_full_async(lsp.SemanticTokensParams(doc))
    assert tokens.data

    lines = lsp.Range(at(9, 0), at(11, 0))
    client.text_document_did_change(
        lsp.DidChangeTextDocumentParams(
            lsp.VersionedTextDocumentIdentifier(2, doc.uri),
            [lsp.TextDocumentContentChangePartial(range=lines, text="")],
        )
    )
    await asyncio.wait_for(client.wait_for_notification("textDocument/publishDiagnostics"), 60)
    assert list(client.diagnostics[doc.uri]) == []


@pytest.mark.asyncio
async def test_swift(client: LanguageClient, tmp_path: pathlib.Path):
    doc, found = await opened(client, tmp_path / "CardView.swift", SWIFT, "swift")
    conflict = [d for d in found if d.code == "conflict"]
    assert conflict, found
    hover = await client.text_document_hover_async(lsp.HoverParams(doc, at(9, 8)))
    assert "title" in hover.contents.value
    actions = await client.text_document_code_action_async(
        lsp.CodeActionParams(doc, ALL, lsp.CodeActionContext(found))
    )
    assert actions


@pytest.mark.asyncio
async def test_repairing_a_view_by_code_actions(client: LanguageClient, tmp_path: pathlib.Path):
    """Takes the first action that is offered until nothing is found."""
    faulty = pathlib.Path(__file__).parent.parent / "Examples" / "Repair" / "CardView.swift"
    text = faulty.read_text()
    doc, found = await opened(client, tmp_path / "CardView.swift", text, "swift")
    assert [d.code for d in found].count("conflict") == 4
    taken = []
    while found:
        actions = await client.text_document_code_action_async(
            lsp.CodeActionParams(doc, ALL, lsp.CodeActionContext(found))
        )
        taken.append(actions[0].title)
        assert len(taken) <= 4, taken
        lines = text.split("\n")

        def place(position):
            return sum(len(line) + 1 for line in lines[:position.line]) + position.character

        edits = actions[0].edit.changes[doc.uri]
        for edit in sorted(edits, key=lambda edit: place(edit.range.start), reverse=True):
            text = text[:place(edit.range.start)] + edit.new_text + text[place(edit.range.end):]
        client.text_document_did_change(
            lsp.DidChangeTextDocumentParams(
                lsp.VersionedTextDocumentIdentifier(len(taken) + 1, doc.uri),
                [lsp.TextDocumentContentChangeWholeDocument(text)],
            )
        )
        # Each repair leaves less to be found; what is published first may be about the old text.
        for _ in range(1200):
            if len(client.diagnostics[doc.uri]) < len(found):
                break
            await asyncio.sleep(0.05)
        assert len(client.diagnostics[doc.uri]) < len(found), taken
        found = client.diagnostics[doc.uri]
    assert len(taken) == 3, taken
    assert "note.translatesAutoresizingMaskIntoConstraints = false" in text
    repaired = tmp_path / "Repaired.swift"
    repaired.write_text(text)
    audit = subprocess.run(
        [os.environ.get("PLUMB", "plumb"), "audit", str(repaired)], capture_output=True, text=True
    )
    assert audit.returncode == 0 and "nothing found" in audit.stdout, audit.stdout


def framed(messages):
    data = b""
    for message in messages:
        body = json.dumps({"jsonrpc": "2.0"} | message).encode()
        data += b"Content-Length: %d\r\n\r\n" % len(body) + body
    return data


def started(uri, text):
    document = {"uri": uri, "languageId": "plumb", "version": 1, "text": text}
    return framed([
        {"id": 1, "method": "initialize",
         "params": {"processId": None, "rootUri": None, "capabilities": {}}},
        {"method": "initialized", "params": {}},
        {"method": "textDocument/didOpen", "params": {"textDocument": document}},
    ])


def test_diagnostics_are_sent_once(tmp_path: pathlib.Path):
    program = subprocess.Popen(
        [os.environ.get("PLUMB", "plumb"), "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    program.stdin.write(started((tmp_path / "card.plumb").as_uri(), SESSION))
    program.stdin.flush()

    def received():
        length = int(program.stdout.readline().split(b":")[1])
        program.stdout.readline()
        return json.loads(program.stdout.read(length))

    while received().get("method") != "textDocument/publishDiagnostics":
        pass
    program.stdin.write(framed([{"id": 2, "method": "shutdown"}, {"method": "exit"}]))
    program.stdin.close()
    rest = program.stdout.read()
    assert program.wait(60) == 0
    assert b'"id":2' in rest and b"publishDiagnostics" not in rest, rest


def test_the_end_of_the_input_ends_the_work(tmp_path: pathlib.Path):
    # A sweep of a row of 30 views, half of it in conflict, takes much longer than the test waits.
    rows = "".join(f"plumb> view v{n} in r\nplumb> v{n}.width >= 10\n" for n in range(30))
    joints = "".join(f"plumb> v{n}.leading == v{n - 1}.trailing\n" for n in range(1, 30))
    text = (
        "plumb 1\n\nplumb> root r 400x40\n" + rows + joints
        + "plumb> v0.leading == r.leading\nplumb> v29.trailing == r.trailing\n"
        + "plumb> sweep r.width 1..2000\n" * 20
    )
    program = subprocess.Popen(
        [os.environ.get("PLUMB", "plumb"), "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    program.stdin.write(started((tmp_path / "row.plumb").as_uri(), text))
    program.stdin.flush()
    assert b"Content-Length" in program.stdout.readline()
    # Time to begin with the document; how much does not matter, as long as it is not done.
    time.sleep(1)
    program.stdin.close()
    try:
        assert program.wait(timeout=15) == 0
    finally:
        program.kill()
