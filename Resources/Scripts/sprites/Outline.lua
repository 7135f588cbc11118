-- Outline: draws a line of one pixel around everything in the current cel.
--
-- The line is on empty pixels only. If something is selected, it stays within the selection.

local sprite = filbert.sprite
local answers = filbert.ask {
  title = "Outline",
  fields = {
    { name = "color", label = "Colour", value = "#000000" },
    { name = "corners", label = "Corners", options = { "Round", "Square" } },
  },
}

local cel = sprite:cel(sprite.layer, sprite.frame)
local bounds = cel.bounds
if not bounds then
  filbert.message("The cel is empty: there is nothing to outline.")
  return
end

local function isPainted(x, y)
  local isInside = x >= 0 and y >= 0 and x < sprite.width and y < sprite.height
  return isInside and cel:get(x, y) ~= nil
end

local function touches(x, y)
  for dy = -1, 1 do
    for dx = -1, 1 do
      local isCorner = dx ~= 0 and dy ~= 0
      if (answers.corners == "Square" or not isCorner) and isPainted(x + dx, y + dy) then return true end
    end
  end
  return false
end

-- Find all pixels first, so that the line does not grow from itself.
local found = {}
local selection = sprite.selection
for y = math.max(0, bounds.y - 1), math.min(sprite.height - 1, bounds.y + bounds.height) do
  for x = math.max(0, bounds.x - 1), math.min(sprite.width - 1, bounds.x + bounds.width) do
    local isAllowed = not selection or selection:contains(x, y)
    if isAllowed and not isPainted(x, y) and touches(x, y) then found[#found + 1] = { x, y } end
  end
end

local color = sprite:colorIndex(answers.color)
for _, pixel in ipairs(found) do cel:set(pixel[1], pixel[2], color) end
