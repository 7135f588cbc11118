-- Palette Swap: shows the whole sprite in the colours of an old computer.
--
-- Every colour of the palette becomes the most similar one of the chosen list. The pixels stay as they are.

local lists = {
  ["Game Boy"] = { "#0f380f", "#306230", "#8bac0f", "#9bbc0f" },
  ["CGA"] = { "#000000", "#55ffff", "#ff55ff", "#ffffff" },
  ["C64"] = {
    "#000000", "#ffffff", "#880000", "#aaffee", "#cc44cc", "#00cc55", "#0000aa", "#eeee77",
    "#dd8855", "#664400", "#ff7777", "#333333", "#777777", "#aaff66", "#0088ff", "#bbbbbb",
  },
}

local answers = filbert.ask {
  title = "Palette Swap",
  fields = { { name = "list", label = "Colours", options = { "Game Boy", "CGA", "C64" } } },
}

-- The channels of "#rrggbb", as numbers of 0 to 255.
local function channels(color)
  local red, green, blue = color:match("^#(%x%x)(%x%x)(%x%x)")
  return tonumber(red, 16), tonumber(green, 16), tonumber(blue, 16)
end

-- Eyes see green best, and blue worst.
local function distance(red, green, blue, color)
  local otherRed, otherGreen, otherBlue = channels(color)
  return 2 * (red - otherRed) ^ 2 + 4 * (green - otherGreen) ^ 2 + (blue - otherBlue) ^ 2
end

local palette = filbert.sprite.palette
for index = 0, palette.count - 1 do
  local red, green, blue, alpha = palette:get(index)
  local best
  for _, color in ipairs(lists[answers.list]) do
    local isNearer = not best or distance(red, green, blue, color) < distance(red, green, blue, best)
    if isNearer then best = color end
  end
  local newRed, newGreen, newBlue = channels(best)
  palette:set(index, newRed, newGreen, newBlue, alpha)
end
