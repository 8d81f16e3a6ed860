-- Drives `plumb lsp` with Neovim's own client, without a screen:
--
--     PLUMB=.build/debug/plumb nvim --headless -u NONE -i NONE -l Tests/Oracles/neovim.lua
--
-- (before 0.9: -S in place of -l). A session, a storyboard and a view are opened as a person opens
-- them, and the view is repaired by what the editor offers at its findings, and by nothing else.
local here = debug.getinfo(1, "S").source:sub(2):match("^(.*)/[^/]*$") or "."
local plumb = os.getenv("PLUMB") or "plumb"
local folder = vim.fn.tempname()
vim.fn.mkdir(folder, "p")
local count = 0

local function check(holds, what, seen)
  if holds then return end
  io.stderr:write("neovim: " .. what .. ": " .. vim.inspect(seen) .. "\n")
  os.exit(1)
end

local function passed(what)
  count = count + 1
  io.stdout:write("ok  " .. what .. "\n")
end

local function open(name, text, language)
  local path = folder .. "/" .. name
  vim.fn.writefile(vim.split(text, "\n"), path)
  vim.cmd("edit " .. path)
  local buffer = vim.api.nvim_get_current_buf()
  vim.bo[buffer].filetype = language
  local settings = { name = "plumb", cmd = { plumb, "lsp" }, root_dir = folder,
    cmd_env = { XDG_CACHE_HOME = folder } }
  local client
  if vim.lsp.start then
    client = vim.lsp.start(settings, { bufnr = buffer })
  else
    client = vim.lsp.start_client(settings)
    vim.lsp.buf_attach_client(buffer, client)
  end
  check(client, "the server does not start for " .. name, client)
  return buffer, client
end

local function request(buffer, method, parameters)
  parameters.textDocument = { uri = vim.uri_from_bufnr(buffer) }
  local answers, failure = vim.lsp.buf_request_sync(buffer, method, parameters, 60000)
  check(answers and next(answers), method .. " is not answered", failure)
  local answer = select(2, next(answers))
  check(not answer.error, method .. " fails", answer.error)
  return answer.result
end

local function found(buffer) return vim.diagnostic.get(buffer) end

local function waitfor(buffer, what, holds)
  check(vim.wait(60000, function() return holds(found(buffer)) end, 20), what, found(buffer))
end

local function said(hover)
  return type(hover.contents) == "table" and (hover.contents.value or vim.inspect(hover.contents))
    or hover.contents
end

-- A session: what does not hold is marked, and the frame is shown under the cursor.
local session = open("card.plumb", table.concat({
  "plumb 1", "", "plumb> root card 320x200", "plumb> view title in card content 96x20",
  "+ title   needs x, y", "plumb> pin title top leading inset 16", "= title   placed",
  "plumb> expect title.x == 17", "plumb> title", "",
}, "\n"), "plumb")
waitfor(session, "the session has not two findings", function(all) return #all == 2 end)
local lines = vim.tbl_map(function(one) return one.lnum .. " " .. one.code end, found(session))
table.sort(lines)
check(vim.deep_equal(lines, { "7 mismatch", "8 refused" }), "other findings", lines)
local hover = request(session, "textDocument/hover", { position = { line = 5, character = 12 } })
check(hover and said(hover):find("16 +16 +96 +20"), "the frame is not shown", hover)
local offers = request(session, "textDocument/completion", { position = { line = 8, character = 9 } })
offers = offers.items or offers
check(#offers == 1 and offers[1].label:find("title", 1, true) == 1, "another name is offered", offers)
for command, begin in pairs({ ["plumb.picture"] = "^<svg", ["plumb.page"] = "^<!DOCTYPE html>" }) do
  local address = request(session, "workspace/executeCommand",
    { command = command, arguments = { vim.uri_from_bufnr(session) } })
  local shown = table.concat(vim.fn.readfile(vim.uri_to_fname(address)), "\n")
  check(shown:find(begin), command .. " wrote", shown:sub(1, 80))
end
passed("a session: finding, frame, completion, picture, page")

-- A storyboard: a label that is wider than its scene.
local rules = '<constraint firstItem="t" firstAttribute="leading" secondItem="v" '
  .. 'secondAttribute="leading" constant="20" id="c1"/>\n'
  .. '<constraint firstItem="t" firstAttribute="top" secondItem="v" secondAttribute="top" '
  .. 'constant="80" id="c2"/>\n<constraint firstItem="t" firstAttribute="width" constant="400" id="c3"/>\n'
  .. '<constraint firstItem="v" firstAttribute="trailing" secondItem="t" '
  .. 'secondAttribute="trailing" constant="20" id="c4"/>'
local board = open("Main.storyboard", [[<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" initialViewController="a">
<device id="retina6_12" orientation="portrait" appearance="light"/>
<scenes><scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController">
<view key="view" contentMode="scaleToFill" id="v">
<rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
<subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="t">
<rect key="frame" x="20" y="80" width="353" height="40"/>
<constraints><constraint firstAttribute="height" constant="40" id="c5"/></constraints>
</view></subviews>
<constraints>
]] .. rules .. [[

</constraints></view></viewController></objects></scene></scenes></document>
]], "xml")
waitfor(board, "the storyboard has no finding", function(all) return #all > 0 end)
check(#found(board) == 1 and found(board)[1].code == "conflict", "another finding", found(board))
passed("a storyboard: a conflict at its line")

-- A view with three faults: the first action that is offered is taken until nothing is found.
local text = table.concat(vim.fn.readfile(here .. "/../Examples/Repair/CardView.swift"), "\n")
local view, client = open("CardView.swift", text, "swift")
waitfor(view, "the view has no findings", function(all) return #all >= 4 end)
local taken = {}
while #found(view) > 0 do
  local all = found(view)
  check(#taken < 4, "the actions do not end", taken)
  local actions = request(view, "textDocument/codeAction", {
    range = { start = { line = 0, character = 0 },
      ["end"] = { line = vim.api.nvim_buf_line_count(view), character = 0 } },
    context = { diagnostics = vim.tbl_map(function(one)
      return { message = one.message, code = one.code, source = one.source,
        range = { start = { line = one.lnum, character = one.col },
          ["end"] = { line = one.end_lnum, character = one.end_col } } }
    end, all) },
  })
  check(actions and actions[1] and actions[1].edit, "nothing is offered for", all)
  table.insert(taken, actions[1].title)
  vim.lsp.util.apply_workspace_edit(actions[1].edit,
    vim.lsp.get_client_by_id(client).offset_encoding)
  waitfor(view, "still found after " .. actions[1].title, function(now) return #now < #all end)
end
check(#taken == 3, "three repairs were expected", taken)
local repaired = folder .. "/Repaired.swift"
vim.fn.writefile(vim.api.nvim_buf_get_lines(view, 0, -1, false), repaired)
local audit = vim.fn.system({ plumb, "audit", repaired })
check(vim.v.shell_error == 0 and audit:find("nothing found", 1, true), "the audit says", audit)
passed("a view with three faults, repaired by: " .. table.concat(taken, "; "))

vim.fn.delete(folder, "rf")
io.stdout:write(count .. " passed\n")
vim.cmd("qall!")
