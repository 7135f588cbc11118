-- The painting of a script, `filbert.painting`. Objects have the number by which the program knows them in `[1]`.

local pack, unpack = string.pack, string.unpack
local limit_of_points = 1 << 20

local function number_of(value)
  if type(value) == "table" then return rawget(value, 1) end
end

-- MARK: Layers

local layer_getters = {}
for _, key in ipairs { "name", "visible", "locked", "opacity" } do
  layer_getters[key] = function(layer) return host.l_get(layer[1], key) end
end
local layer_class = make_class({}, layer_getters, {})
layer_class.__eq = function(one, other) return one[1] == other[1] end

local function make_layer(id) return setmetatable({ id }, layer_class) end

-- MARK: Elements

local function read_points(element)
  local bytes = host.e_points(element[1])
  if not bytes then return nil end
  local points = {}
  for start = 1, #bytes, 24 do
    local x, y, pressure = unpack("<ddd", bytes, start)
    points[#points + 1] = { x, y, pressure }
  end
  return points
end

local element_getters = {
  points = read_points,
  bounds = function(element)
    local x, y, width, height = host.e_bounds(element[1])
    return { x = x, y = y, width = width, height = height }
  end,
  layer = function(element) return make_layer(host.e_get(element[1], "layer")) end,
}
for _, key in ipairs { "kind", "color", "fill", "width", "locked", "text" } do
  element_getters[key] = function(element) return host.e_get(element[1], key) end
end
local element_class = make_class({}, element_getters, {})
element_class.__eq = function(one, other) return one[1] == other[1] end

local function make_element(handle) return setmetatable({ handle }, element_class) end

local function make_elements(handles)
  for index = 1, #handles do handles[index] = make_element(handles[index]) end
  return handles
end

-- MARK: The painting

local methods = {}

local function check_options(options, name)
  if type(options) ~= "table" then error(name .. ": a table is needed", 3) end
end

function methods.stroke(_, options)
  check_options(options, "stroke")
  local points, parts = options.points, {}
  if type(points) ~= "table" then error("stroke: points are needed", 2) end
  if #points > limit_of_points then error("stroke: there are too many points", 2) end
  for index = 1, #points do
    local point = points[index]
    local x, y, pressure
    if type(point) == "table" then x, y, pressure = point[1], point[2], point[3] or 1 end
    if type(x) ~= "number" or type(y) ~= "number" or type(pressure) ~= "number" then
      error("stroke: point " .. index .. " must be {x, y} or {x, y, pressure}", 2)
    end
    parts[index] = pack("<ddd", x, y, pressure)
  end
  return make_element(host.p_stroke(concat(parts), options.width, options.color, number_of(options.layer)))
end

local function add_shape(kind, options)
  check_options(options, kind)
  return make_element(host.p_shape(kind, options.x, options.y, options.width, options.height, options.lineWidth,
    options.color, options.fill, number_of(options.layer)))
end

function methods.rectangle(_, options) return add_shape("rectangle", options) end

function methods.ellipse(_, options) return add_shape("ellipse", options) end

function methods.remove(_, element) return host.p_remove(number_of(element)) end

function methods.move(_, element, dx, dy) return host.p_move(number_of(element), dx, dy) end

function methods.elements() return make_elements(host.p_elements()) end

filbert.painting = setmetatable({}, make_class(methods, {
  width = function() return (host.p_size()) end,
  height = function() return (select(2, host.p_size())) end,
  layers = function()
    local layers = host.p_layers()
    for index = 1, #layers do layers[index] = make_layer(layers[index]) end
    return layers
  end,
  layer = function() return make_layer(host.p_layer()) end,
  selection = function() return make_elements(host.p_selection()) end,
}, {}))
