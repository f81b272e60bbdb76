-- Drives tipd through Neovim's own RPC client, as an editor plugin would. See walking.py for what every client does.

local replies, results, changed, expected = {}, {}, {}, 0
local ended
local dispatchers = {
  notification = function(method, params)
    if method == "session/changed" then
      table.insert(changed, params)
    end
  end,
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

local function await(condition, what)
  assert(vim.wait(20000, condition, 1), what)
end

local client = start(vim.env.TIPD_PROGRAM)

local function ask(step, params)
  local answered = false
  client.request(step.method, params, function(err, result)
    local reply = err and { error = err } or { result = result == nil and vim.NIL or result }
    table.insert(replies, reply)
    results[step.name] = reply.result
    answered = true
  end)
  await(function() return answered end, step.name .. ": not answered")
end

local function params_of(step)
  if step.carry then
    local value = results[step.carry.from]
    for _, key in ipairs(step.carry.path) do
      value = value[type(key) == "number" and key + 1 or key]
    end
    step.params[step.carry.member] = value
  end
  return step.params
end

local function walk()
  local steps = vim.json.decode(table.concat(vim.fn.readfile(vim.env.TIPD_STEPS), "\n"))
  for _, step in ipairs(steps) do
    if step.notify then
      client.notify(step.method, params_of(step))
    else
      ask(step, params_of(step))
    end
    expected = expected + #(step.changed or {})
    await(function() return #changed >= expected end, step.name .. ": no session/changed")
  end
  if steps[#steps].method == "exit" then
    await(function() return ended ~= nil end, "tipd did not exit")
  end
end

local ok, failure = pcall(walk)
local report = { replies = replies, changed = changed, failure = ok and vim.NIL or failure }
report.status = ended and ended.code + ended.signal or vim.NIL
vim.fn.writefile({ vim.json.encode(report) }, vim.env.TIPD_REPORT)
if ok and not ended then
  vim.wait(2 ^ 30, function() return false end, 1000)
end
vim.cmd("qall!")
