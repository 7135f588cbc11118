-- The module `filbert`, after the prelude of all scripts. It is what scripts of pictures and paintings have in common.

local ipairs, tonumber, farthest = ipairs, tonumber, 1e15

filbert = {}
loaded.filbert = filbert

filbert.message = host.f_message

-- Zeros separate what the program reads.
local function plain(value) return (gsub(tostring(value), "%z", "")) end

function filbert.ask(form)
  if type(form) ~= "table" or type(form.fields) ~= "table" then
    error("ask: a table with fields is needed", 2)
  end
  local parts, fields = { plain(form.title or "") }, form.fields
  for index = 1, #fields do
    local field = fields[index]
    if type(field) ~= "table" or type(field.name) ~= "string" then error("ask: each field needs a name", 2) end
    local kind, value, least = "text", field.value, field.min or -farthest
    if type(value) == "number" then kind = "number" end
    if type(field.options) == "table" and #field.options > 1 then
      kind, least = "choice", concat(field.options, "\1")
      if value == nil then value = field.options[1] end
    end
    if value == nil then value = "" end
    for _, part in ipairs { field.label or field.name, kind, value, least, field.max or farthest } do
      parts[#parts + 1] = plain(part)
    end
  end
  local answers, values, index = host.f_ask(concat(parts, "\0") .. "\0"), {}, 0
  for answer in gmatch(answers, "(%Z*)%z") do
    index = index + 1
    local field = fields[index]
    values[field.name] = type(field.value) == "number" and not field.options and tonumber(answer) or answer
  end
  return values
end

-- Properties of an object: a table of functions, each with the object and the new value, if any.
local function make_class(methods, getters, setters)
  return {
    __index = function(object, key)
      local getter = getters[key]
      if getter then return getter(object) end
      return methods[key]
    end,
    __newindex = function(object, key, value)
      local setter = setters[key]
      if not setter then error("'" .. tostring(key) .. "' cannot be changed", 2) end
      setter(object, value)
    end,
    __metatable = false,
  }
end

local function make_rectangle(numbers)
  if numbers then return { x = numbers[1], y = numbers[2], width = numbers[3], height = numbers[4] } end
end
