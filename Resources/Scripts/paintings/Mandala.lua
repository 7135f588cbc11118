-- Mandala: draws petals, rings and dots around the middle of the painting, in the current layer.
--
-- The same seed gives the same mandala.

local painting = filbert.painting
local answers = filbert.ask {
  title = "Mandala",
  fields = {
    { name = "petals", label = "Petals", value = 12, min = 3, max = 48 },
    { name = "rings", label = "Rings", value = 4, min = 1, max = 8 },
    { name = "width", label = "Width of lines", value = 4, min = 1, max = 20 },
    { name = "color", label = "Colour", value = "#7a3b1a" },
    { name = "seed", label = "Seed", value = 1, min = 0, max = 9999 },
  },
}
math.randomseed(answers.seed)

local middleX, middleY = painting.width / 2, painting.height / 2
local radius = 0.45 * math.min(painting.width, painting.height)
local petals, rings = answers.petals, answers.rings

-- A point at a distance from the middle; angles are in parts of a whole turn, clockwise from the top.
local function point(distance, angle)
  local turned = 2 * math.pi * angle
  return { middleX + distance * math.sin(turned), middleY - distance * math.cos(turned) }
end

-- A petal leaves the inner ring, is widest halfway, and ends in a tip on the outer one.
local function drawPetal(inner, outer, angle, breadth)
  local points = {}
  for step = 0, 48 do
    local isBack = step > 24
    local way = (isBack and 48 - step or step) / 24
    local side = (isBack and -1 or 1) * breadth * math.sin(math.pi * way ^ 0.8)
    points[#points + 1] = point(inner + (outer - inner) * way, angle + side)
  end
  painting:stroke { points = points, color = answers.color, width = answers.width }
end

local function drawCircle(distance, angle, size, fill)
  local center = point(distance, angle)
  painting:ellipse {
    x = center[1] - size, y = center[2] - size, width = 2 * size, height = 2 * size,
    color = answers.color, lineWidth = answers.width, fill = fill,
  }
end

for ring = 1, rings do
  local inner, outer = radius * (ring - 1) / rings, radius * ring / rings
  local breadth = (0.25 + 0.3 * math.random()) / petals
  local shift = ring % 2 == 0 and 0.5 or 0
  for petal = 1, petals do
    drawPetal(inner + 0.08 * radius / rings, outer, (petal + shift) / petals, breadth)
    drawCircle(outer, (petal + shift + 0.5) / petals, 0.05 * radius / rings, answers.color)
  end
  drawCircle(0, 0, outer, nil)
end
