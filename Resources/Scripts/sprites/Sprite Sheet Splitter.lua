-- Sprite Sheet Splitter: cuts the current frame into frames of a given size, row by row.
--
-- All layers are cut. Cells without any pixel are left out, and so is what remains at the right and at the bottom.

local sprite = filbert.sprite
local answers = filbert.ask {
  title = "Sprite Sheet Splitter",
  fields = {
    { name = "width", label = "Width of a frame", value = math.min(16, sprite.width), min = 1, max = sprite.width },
    { name = "height", label = "Height of a frame", value = math.min(16, sprite.height), min = 1, max = sprite.height },
  },
}
local width, height = answers.width, answers.height
local sheet = sprite.frame

local layers = {}
for _, layer in ipairs(sprite.layers) do
  if not layer.isGroup then layers[#layers + 1] = layer end
end

local function isEmpty(left, top)
  for _, layer in ipairs(layers) do
    local cel = sprite:cel(layer, sheet)
    for y = top, top + height - 1 do
      for x = left, left + width - 1 do
        if cel:get(x, y) then return false end
      end
    end
  end
  return true
end

local count = 0
for top = 0, sprite.height - height, height do
  for left = 0, sprite.width - width, width do
    if not isEmpty(left, top) then
      count = count + 1
      local frame = sprite:newFrame(sheet + count)
      for _, layer in ipairs(layers) do
        sprite:cel(layer, frame):copy(sprite:cel(layer, sheet), left, top, width, height, 0, 0)
      end
    end
  end
end

if count == 0 then
  filbert.message("The frame is empty: there is nothing to cut.")
  return
end
sprite:deleteFrame(sheet)
sprite:resize(width, height)
filbert.message("Frames cut out of the sheet: " .. count)
