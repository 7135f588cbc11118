-- What scripts find instead of Lua's own functions. `host` has those of the program.

local host, load, error, type, select, tostring, pcall = host, host.load, error, type, select, tostring, pcall
local rawget, rawset, setmetatable, concat = rawget, rawset, setmetatable, table.concat
local sub, find, gsub, gmatch = string.sub, string.find, string.gsub, string.gmatch
local getinfo, environment = debug.getinfo, _G

_G.host, dofile, loadfile, string.dump, warn = nil, nil, nil, nil, nil

-- MARK: What could not be stopped

-- Finalizers run where nothing counts their instructions.
function _G.setmetatable(value, metatable)
  if type(metatable) == "table" and rawget(metatable, "__gc") ~= nil then
    error("scripts may not have __gc", 2)
  end
  return setmetatable(value, metatable)
end

-- Each coroutine counts its own instructions.
for _, name in ipairs { "create", "wrap" } do
  local make, check = coroutine[name], host.check_stop
  coroutine[name] = function(body)
    check()
    return make(body)
  end
end

-- Dates of formats that are themselves long texts take as long as these are.
local date = os.date
os.date = function(format, ...)
  if type(format) == "string" and #format > 1000 then error("the format is too long", 2) end
  return date(format, ...)
end

-- MARK: Code

-- A text that comes in pieces is put together first.
local function gathered(reader)
  local pieces = {}
  while true do
    local is_well, piece = pcall(reader)
    if not is_well then return nil, piece end
    if piece == nil or piece == "" then return concat(pieces) end
    if type(piece) ~= "string" and type(piece) ~= "number" then return nil, "reader function must return a string" end
    pieces[#pieces + 1] = piece
  end
end

function _G.load(chunk, name, _, ...)
  if type(chunk) == "function" then
    local text, message = gathered(chunk)
    if not text then return nil, message end
    chunk, name = text, name or "=(load)"
  end
  if select("#", ...) > 0 then return load(chunk, name, (...)) end
  return load(chunk, name, environment)
end

local function load_file(path)
  local text = host.read(path)
  if not text then return nil, "cannot read " .. tostring(path) end
  return load(text, "@" .. path, environment)
end

_G.loadfile = load_file

function _G.dofile(path)
  local chunk, message = load_file(path)
  if not chunk then error(message, 2) end
  return chunk()
end

local loaded = {}
for _, name in ipairs { "coroutine", "table", "string", "math", "utf8" } do loaded[name] = environment[name] end
package = { loaded = loaded }

function require(name)
  local value = loaded[name]
  if value ~= nil then return value end
  local text, path = host.module(name)
  if not text then error("module '" .. tostring(name) .. "' does not exist", 2) end
  local chunk, message = load(text, "@" .. path, environment)
  if not chunk then error(message, 2) end
  value = chunk(name, path)
  if value == nil then value = loaded[name] == nil or loaded[name] end
  loaded[name] = value
  return value
end

local collect = collectgarbage
local collecting = { collect = true, count = true, step = true, isrunning = true, stop = true, restart = true }
function collectgarbage(option, ...)
  if option ~= nil and not collecting[option] then return 0 end
  return collect(option, ...)
end

os = { time = os.time, clock = os.clock, date = os.date, difftime = os.difftime }
loaded.os = os

-- Nothing that leads to functions or their variables.
debug = {
  traceback = debug.traceback,
  getinfo = function(level, what)
    if type(level) ~= "number" then return nil end
    local info = getinfo(level + 1, "Sln")
    if info then info.func = nil end
    return info
  end,
}

-- MARK: Files

local methods = {}
local file_metatable = { __index = methods, __name = "FILE*" }

local function read_one(file, format)
  local text, start = file.text, file.position
  if type(format) == "number" then
    if start > #text and format > 0 then return nil end
    file.position = start + format
    return sub(text, start, start + format - 1)
  end
  format = gsub(format, "^%*", "")
  local kind = sub(format, 1, 1)
  if kind == "a" then
    file.position = #text + 1
    return sub(text, start)
  end
  if start > #text then return nil end
  if kind == "n" then
    local first, last = find(text, "^%s*[%+%-%w%.]+", start)
    if not first then return nil end
    file.position = last + 1
    return tonumber(sub(text, first, last))
  end
  local line_end = find(text, "\n", start, true) or #text + 1
  file.position = line_end + 1
  return sub(text, start, kind == "L" and line_end or line_end - 1)
end

function methods:read(...)
  if select("#", ...) == 0 then return read_one(self, "l") end
  local values = {}
  for index = 1, select("#", ...) do
    values[index] = read_one(self, (select(index, ...)))
    if values[index] == nil then break end
  end
  return table.unpack(values, 1, select("#", ...))
end

function methods:lines(format)
  return function() return read_one(self, format or "l") end
end

function methods:write(...)
  if not self.parts then return nil, "the file was opened to be read" end
  for index = 1, select("#", ...) do self.parts[#self.parts + 1] = tostring((select(index, ...))) end
  return self
end

function methods:flush() return self end

function methods:setvbuf() return true end

function methods:seek(whence, offset)
  if self.parts then return nil, "a file that is written cannot be sought" end
  local base = whence == "set" and 0 or whence == "end" and #self.text or self.position - 1
  self.position = base + (offset or 0) + 1
  return self.position - 1
end

function methods:close()
  if self.parts then
    local is_written, message = host.write(self.path, table.concat(self.parts))
    self.parts = nil
    if not is_written then return nil, message end
  end
  return true
end

io = {}

function io.open(path, mode)
  mode = mode or "r"
  local kind = sub(mode, 1, 1)
  local file = setmetatable({ path = path, text = "", position = 1 }, file_metatable)
  if kind == "r" then
    local text, message = host.read(path)
    if not text then return nil, message end
    file.text = text
  else
    local may_write, message = host.may_write(path)
    if not may_write then return nil, message end
    file.parts = kind == "a" and { host.read(path) } or {}
  end
  return file
end

function io.close(file) return file:close() end

function io.lines(path, format)
  local file, message = io.open(path)
  if not file then error(message, 2) end
  return file:lines(format)
end

function io.write(...)
  local texts = {}
  for index = 1, select("#", ...) do texts[index] = tostring((select(index, ...))) end
  host.print(table.concat(texts))
end

function print(...)
  local texts = {}
  for index = 1, select("#", ...) do texts[index] = tostring((select(index, ...))) end
  host.print(table.concat(texts, "\t") .. "\n")
end

loaded.io = io

