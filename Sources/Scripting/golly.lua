-- Golly's functions, after the prelude of all scripts.

local g = {}
for name, call in pairs(host) do
  if type(name) == "string" and sub(name, 1, 2) == "g_" then g[sub(name, 3)] = call end
end

-- Names of folders hold no end of lines.
function g.getfiles(path)
  local files, names = host.g_getfiles(path), {}
  for name in gmatch(files, "[^\n]+") do names[#names + 1] = name end
  return names
end

function g.overlay() error("the overlay is not supported", 2) end

g.ovtable = g.overlay

-- Nothing is heard, as in a Golly that was built without sounds: scripts go on in silence.
function g.sound(command)
  if command == nil then return 0 end
  if command == "state" then return "unknown" end
end

local aborted = "GOLLY: ABORT SCRIPT"

function g.exit(message)
  if message ~= nil and message ~= "" then host.g_error(tostring(message)) end
  error(aborted, 0)
end

function golly() return g end
