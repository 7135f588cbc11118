-- Noise: makes some pixels of the current cel lighter or darker, for stone, sand, grass and cloth.
--
-- It changes painted pixels only, and if something is selected, only those in the selection. The same seed gives the
-- same noise.

local sprite = filbert.sprite
local answers = filbert.ask {
  title = "Noise",
  fields = {
    { name = "percent", label = "Pixels to change, in percent", value = 25, min = 1, max = 100 },
    { name = "strength", label = "Strength", value = 24, min = 1, max = 128 },
    { name = "seed", label = "Seed", value = 1, min = 0, max = 9999 },
  },
}
math.randomseed(answers.seed)

local cel = sprite:cel(sprite.layer, sprite.frame)
local bounds = cel.bounds
if not bounds then
  filbert.message("The cel is empty: paint something first.")
  return
end

local function shifted(channel, change) return math.max(0, math.min(255, channel + change)) end

-- Each colour has one lighter and one darker neighbour.
local neighbours = {}
local function neighbour(index, change)
  local key = index .. "/" .. change
  if not neighbours[key] then
    local red, green, blue, alpha = sprite.palette:get(index)
    neighbours[key] = sprite:colorIndex(
      shifted(red, change), shifted(green, change), shifted(blue, change), alpha)
  end
  return neighbours[key]
end

local selection = sprite.selection
for y = bounds.y, bounds.y + bounds.height - 1 do
  for x = bounds.x, bounds.x + bounds.width - 1 do
    local index = cel:get(x, y)
    if index and (not selection or selection:contains(x, y)) and math.random(100) <= answers.percent then
      local change = math.random(2) == 1 and answers.strength or -answers.strength
      cel:set(x, y, neighbour(index, change))
    end
  end
end
