#include "states.h"

#include <string.h>

static inline uint32_t column(const uint8_t *above, const uint8_t *own, const uint8_t *below, ptrdiff_t x) {
  return (uint32_t)above[x] << 16 | (uint32_t)own[x] << 8 | below[x];
}

static inline bool is_empty(const uint8_t *row, ptrdiff_t x) {
  uint64_t word;
  memcpy(&word, row + x, sizeof word);
  return (word | row[x - 1] | row[x + 8]) == 0;
}

uint8_t life_next_state(struct life_state_cache *cache, uint32_t west, uint32_t middle, uint32_t east) {
  if ((west | middle | east) == 0) return 0;
  uint64_t key = (uint64_t)west << 40 | (uint64_t)middle << 16 | east >> 8;
  uint8_t rest = (uint8_t)east;
  uint64_t hash = (key ^ (uint64_t)rest << 56 ^ key >> 29) * 0x9E3779B97F4A7C15u;
  struct life_state_entry *entry = cache->entries + (hash >> cache->shift);
  if (entry->is_known && entry->key == key && entry->rest == rest) return entry->state;
  uint8_t state = cache->rule(cache->context, west, middle, east);
  *entry = (struct life_state_entry){.key = key, .rest = rest, .state = state, .is_known = true};
  return state;
}

void life_step_states(
    struct life_state_cache *cache, const uint8_t *source, ptrdiff_t stride, uint8_t *target, ptrdiff_t width,
    ptrdiff_t height) {
  for (ptrdiff_t y = 0; y < height; y++) {
    const uint8_t *own = source + (y + 1) * stride + 1, *above = own - stride, *below = own + stride;
    uint8_t *row = target + y * width;
    for (ptrdiff_t start = 0; start < width; start += 8) {
      ptrdiff_t end = start + 8 < width ? start + 8 : width;
      if (end == start + 8 && is_empty(above, start) && is_empty(own, start) && is_empty(below, start)) {
        memset(row + start, 0, 8);
        continue;
      }
      uint32_t west = column(above, own, below, start - 1), middle = column(above, own, below, start);
      for (ptrdiff_t x = start; x < end; x++) {
        uint32_t east = column(above, own, below, x + 1);
        row[x] = life_next_state(cache, west, middle, east);
        west = middle;
        middle = east;
      }
    }
  }
}
