-- The picture of a script, `filbert.sprite`. Objects have the number by which the program knows them in `[1]`.

local function number_of(value)
  if type(value) == "table" then return rawget(value, 1) end
  return value
end

-- MARK: Cels

local cel_methods = {}
local get_cell, set_cell = host.c_get, host.c_set

function cel_methods.get(cel, x, y) return get_cell(cel[1], x, y) end

function cel_methods.set(cel, x, y, color) return set_cell(cel[1], x, y, color) end

function cel_methods.fill(cel, ...) return host.c_fill(number_of(cel), ...) end

function cel_methods.copy(cel, source, ...) return host.c_copy(number_of(cel), number_of(source), ...) end

local cel_class = {
  __index = function(cel, key)
    if key == "bounds" then return make_rectangle(host.c_bounds(cel[1])) end
    return cel_methods[key]
  end,
  __metatable = false,
}

-- MARK: Layers and frames

local layer_getters, layer_setters = {}, {}
for _, key in ipairs { "name", "visible", "locked", "opacity", "isGroup" } do
  layer_getters[key] = function(layer) return host.l_get(layer[1], key) end
  if key ~= "isGroup" then
    layer_setters[key] = function(layer, value) return host.l_put(layer[1], key, value) end
  end
end
local layer_class = make_class({}, layer_getters, layer_setters)
layer_class.__eq = function(one, other) return one[1] == other[1] end

local function make_layer(id) return setmetatable({ id }, layer_class) end

local frame_class = make_class({}, {
  number = function(frame) return frame[1] end,
  duration = function(frame) return host.s_duration(frame[1]) end,
}, {
  duration = function(frame, value) return host.s_setDuration(frame[1], value) end,
})

-- MARK: The palette

local palette = setmetatable({}, {
  __len = function() return host.s_colorCount() end,
  __index = function(_, key)
    if key == "count" then return host.s_colorCount() end
    if key == "get" then
      return function(_, index) return select(2, host.s_color(index)) end
    end
    if key == "set" then return function(_, ...) return host.s_setColor(...) end end
    if key == "add" then return function(_, ...) return host.s_addColor(...) end end
    return (host.s_color(key))
  end,
  __newindex = function(_, index, color) return host.s_setColor(index, color) end,
  __metatable = false,
})

-- MARK: The selection

local selection = setmetatable({}, {
  __index = function(_, key)
    if key == "bounds" then return make_rectangle(host.s_selection()) end
    if key == "contains" then return function(_, x, y) return host.s_contains(x, y) end end
  end,
  __newindex = function() error("the selection cannot be changed", 2) end,
  __metatable = false,
})

-- MARK: The picture

local methods = {}

-- A layer may be given as such, or by its place from below, or by its name; nil is the current one.
local function find_layer(layer)
  if layer == nil then return (host.s_current()) end
  if type(layer) == "table" then return rawget(layer, 1) end
  local ids = host.s_layers()
  if type(layer) == "number" then return ids[layer] end
  for index = #ids, 1, -1 do
    if host.l_get(ids[index], "name") == layer then return ids[index] end
  end
end

local function find_frame(frame)
  if frame == nil then return (select(2, host.s_current())) end
  return number_of(frame)
end

function methods.cel(_, layer, frame)
  local handle = host.s_cel(find_layer(layer), find_frame(frame))
  return setmetatable({ handle }, cel_class)
end

function methods.newLayer(_, name) return make_layer(host.s_newLayer(name)) end

function methods.deleteLayer(_, layer) return host.s_deleteLayer(find_layer(layer)) end

function methods.newFrame(_, place) return host.s_newFrame(number_of(place)) end

function methods.copyFrame(_, frame) return host.s_copyFrame(find_frame(frame)) end

function methods.deleteFrame(_, frame) return host.s_deleteFrame(find_frame(frame)) end

function methods.colorIndex(_, ...) return host.s_colorIndex(...) end

function methods.crop(_, x, y, width, height) return host.s_crop(x, y, width, height) end

function methods.resize(_, width, height) return host.s_crop(0, 0, width, height) end

filbert.sprite = setmetatable({}, make_class(methods, {
  width = function() return (host.s_size()) end,
  height = function() return (select(2, host.s_size())) end,
  palette = function() return palette end,
  selection = function() return host.s_selection() and selection end,
  layers = function()
    local layers = host.s_layers()
    for index = 1, #layers do layers[index] = make_layer(layers[index]) end
    return layers
  end,
  frames = function()
    local frames = {}
    for index = 1, host.s_frameCount() do frames[index] = setmetatable({ index }, frame_class) end
    return frames
  end,
  layer = function() return make_layer((host.s_current())) end,
  frame = function() return (select(2, host.s_current())) end,
}, {
  layer = function(_, layer) return host.s_choose(find_layer(layer), find_frame(nil)) end,
  frame = function(_, frame) return host.s_choose(find_layer(nil), find_frame(frame)) end,
}))
