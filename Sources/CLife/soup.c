#include <stddef.h>
#include <string.h>

#include "include/CLife.h"

enum { ROWS = 64 };

/// The cells of a tile in even or odd generations.
static uint64_t *words_of(const struct life_soup *soup, int tile, int parity) {
  return soup->words + (ptrdiff_t)tile * LIFE_SOUP_TILE_WORDS + parity * ROWS;
}

static bool is_at_side(const struct life_soup *soup, int tile) {
  int x = tile % soup->side, y = tile / soup->side, last = soup->side - 1;
  return x == 0 || y == 0 || x == last || y == last;
}

static void use(struct life_soup *soup, int tile) {
  if (soup->is_used[tile]) return;
  soup->is_used[tile] = true;
  soup->used[soup->used_count++] = tile;
  if (is_at_side(soup, tile)) soup->is_at_side = true;
}

/// A tile is to be computed in the next step.
static inline void awaken(struct life_soup *soup, int tile) {
  if (soup->wake_steps[tile] == soup->step) return;
  soup->wake_steps[tile] = soup->step;
  use(soup, tile);
  soup->awakened[soup->awakened_count++] = tile;
}

/// Those that see what changed in a tile.
static void awaken_around(struct life_soup *soup, int tile, struct life_tile_change change) {
  const uint64_t west = 1ull << 63, east = 1;
  if (!change.differed) return;
  awaken(soup, tile);
  int side = soup->side;
  if (change.differed & west) awaken(soup, tile - 1);
  if (change.differed & east) awaken(soup, tile + 1);
  if (change.top) {
    awaken(soup, tile - side);
    if (change.top & west) awaken(soup, tile - side - 1);
    if (change.top & east) awaken(soup, tile - side + 1);
  }
  if (change.bottom) {
    awaken(soup, tile + side);
    if (change.bottom & west) awaken(soup, tile + side - 1);
    if (change.bottom & east) awaken(soup, tile + side + 1);
  }
}

static void awaken_all_around(struct life_soup *soup, int tile) {
  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++) awaken(soup, tile + dy * soup->side + dx);
}

/// Those that were awakened are computed in this step.
static void take_awakened(struct life_soup *soup) {
  int32_t *list = soup->active;
  soup->active = soup->awakened;
  soup->awakened = list;
  soup->active_count = soup->awakened_count;
  soup->awakened_count = 0;
  soup->step++;
}

void life_soup_set(struct life_soup *soup, int x, int y) {
  int tile = (y / ROWS) * soup->side + x / ROWS;
  words_of(soup, tile, 0)[y % ROWS] |= 1ull << (63 - x % 64);
  awaken(soup, tile);
}

static void compute(struct life_soup *soup, int tile) {
  int parity = soup->generation & 1;
  const uint64_t *around[9];
  for (int spot = 0; spot < 9; spot++) {
    int other = tile + (spot / 3 - 1) * soup->side + spot % 3 - 1;
    around[spot] = words_of(soup, other, parity);
  }
  struct life_tile_change change =
      soup->kernel->step_tile(soup->rule, around, words_of(soup, tile, 1 - parity));
  // There is no generation before the first to compare with.
  if (soup->generation == 0)
    awaken(soup, tile);
  awaken_around(soup, tile, change);
}

void life_soup_advance(struct life_soup *soup, int generations) {
  if (soup->generation == 0 && soup->active_count == 0) {
    // Whatever was set, and what sees it.
    int count = soup->awakened_count;
    for (int index = 0; index < count; index++)
      if (!is_at_side(soup, soup->awakened[index])) awaken_all_around(soup, soup->awakened[index]);
    take_awakened(soup);
  }
  for (int count = 0; count < generations && soup->active_count && !soup->is_at_side; count++) {
    for (int index = 0; index < soup->active_count; index++) compute(soup, soup->active[index]);
    take_awakened(soup);
    soup->generation++;
  }
}

int64_t life_soup_population(const struct life_soup *soup) {
  int64_t population = 0;
  for (int index = 0; index < soup->used_count; index++) {
    const uint64_t *words = words_of(soup, soup->used[index], soup->generation & 1);
    for (int row = 0; row < ROWS; row++) population += __builtin_popcountll(words[row]);
  }
  return population;
}

void life_soup_clear(struct life_soup *soup) {
  for (int index = 0; index < soup->used_count; index++) {
    int tile = soup->used[index];
    memset(words_of(soup, tile, 0), 0, LIFE_SOUP_TILE_WORDS * sizeof(uint64_t));
    soup->is_used[tile] = false;
  }
  soup->used_count = soup->active_count = soup->awakened_count = soup->generation = 0;
  soup->is_at_side = false;
  // Nothing was awakened for the next step.
  soup->step++;
}
