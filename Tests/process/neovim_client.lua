-- Drives tipd through Neovim's own RPC client, as an editor plugin would, and writes what came back as JSON.
-- Environment: TIPD_PROGRAM, TIPD_STEPS (a JSON list of [method, params] requests), TIPD_RESULTS (a file).

local results = {}
local ended
local dispatchers = {
  on_exit = function(code, signal)
    ended = { code = code, signal = signal }
  end,
}

local function start(program)
  if vim.fn.has("nvim-0.9") == 1 then
    return vim.lsp.rpc.start({ program }, dispatchers)
  end
  return vim.lsp.rpc.start(program, {}, dispatchers)
end

local client = start(vim.env.TIPD_PROGRAM)

local function ask(method, params)
  local answered = false
  client.request(method, params, function(err, result)
    table.insert(results, { method = method, err = err or vim.NIL, result = result == nil and vim.NIL or result })
    answered = true
  end)
  assert(vim.wait(20000, function() return answered end, 1), method .. " was not answered")
end

local ok, failure = pcall(function()
  for _, step in ipairs(vim.json.decode(vim.env.TIPD_STEPS)) do
    ask(step[1], step[2])
    if step[1] == "initialize" then
      client.notify("initialized", {})
    end
  end
  client.notify("exit")
  assert(vim.wait(20000, function() return ended ~= nil end, 1), "tipd did not exit")
end)

local file = assert(io.open(vim.env.TIPD_RESULTS, "w"))
file:write(vim.json.encode({ results = results, ended = ended or vim.NIL, failure = ok and vim.NIL or failure }))
file:close()
vim.cmd("qall!")
