-- Drives `plumb dap` with nvim-dap, Neovim's debugger, without a screen:
--
--     PLUMB=.build/debug/plumb NVIM_DAP=FOLDER nvim --headless -u NONE -i NONE -S Tests/Oracles/nvim-dap.lua
--
-- FOLDER is a clone of github.com/mfussenegger/nvim-dap; Neovim 0.7 needs one of 2022. A session is
-- stepped through in both directions, stopped by a breakpoint and by a conflict, and asked.
vim.opt.rtp:prepend(os.getenv("NVIM_DAP"))
local dap = require("dap")
local stops, ended, printed = {}, false, {}

local function check(holds, what, seen)
  if holds then return end
  io.stderr:write("nvim-dap: " .. what .. ": " .. vim.inspect(seen) .. "\n")
  os.exit(1)
end

local function wait(what, holds) check(vim.wait(20000, holds, 20), "waited in vain for " .. what, stops) end

local path = vim.fn.tempname() .. ".plumb"
vim.fn.writefile({
  "plumb 1", "", "plumb> root card 320x200", "plumb> view a in card content 10x10",
  "plumb> a.leading == card.leading + 8", "plumb> a.width == 400 as wide",
  "plumb> a.trailing <= card.trailing - 8 as fit",
}, path)
vim.cmd("edit " .. path)

dap.adapters.plumb = { type = "executable", command = os.getenv("PLUMB") or "plumb", args = { "dap" } }
dap.listeners.after.event_stopped.test = function(_, body) table.insert(stops, body.reason) end
dap.listeners.after.event_terminated.test = function() ended = true end
dap.listeners.after.event_output.test = function(_, body) table.insert(printed, body.output) end

-- Does something that stops again, and says in which line.
local function line(reason, act)
  local count = #stops
  if dap.session() then dap.session().current_frame = nil end
  act()
  wait(reason, function()
    local session = dap.session()
    return #stops > count and session and session.current_frame
  end)
  check(stops[#stops] == reason, "stopped for another reason", stops)
  return dap.session().current_frame.line
end

local function value(expression)
  local answer
  dap.session():evaluate(expression, function(failure, response)
    answer = failure and vim.inspect(failure) or response.result
  end)
  wait(expression, function() return answer end)
  return answer
end

local function equals(found, expected, what)
  check(found == expected, what, found)
  io.stdout:write("ok  " .. what .. "\n")
end

vim.api.nvim_win_set_cursor(0, { 5, 0 })
dap.set_breakpoint()
equals(line("breakpoint", function()
  dap.run({ type = "plumb", request = "launch", name = "This file", program = path })
end), 5, "a breakpoint stops in front of its line")
equals(value("a.width"), "10", "a watch has the value of a view")
equals(line("step", dap.step_over), 6, "a step goes to the next line")
equals(value("a.leading"), "8", "and the line has run")
equals(line("step", dap.step_back), 5, "a step back goes to the line before")
equals(line("exception", dap.continue), 7, "a conflict stops as an exception")
check(table.concat(printed):find("3 rules ask for 416"), "the conflict is not printed", printed)
equals(line("breakpoint", dap.reverse_continue), 5, "and the way back ends at the breakpoint")
dap.terminate()
wait("the end", function() return ended or not dap.session() end)
io.stdout:write("ok  nvim-dap\n")
vim.cmd("qa!")
