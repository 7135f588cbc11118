#pragma once

#include <stdbool.h>
#include <stdint.h>

struct life_kernel;
struct life_rule;

/// A square of tiles in which a few cells live until they come to rest or near its sides. Memory is the caller's; all of it is
/// zero at first.
///
/// A tile has 64 words for even generations and 64 for odd ones. One that is what it was two generations ago, as all around it
/// is, sleeps.
struct life_soup {
  const struct life_kernel *kernel;
  const struct life_rule *rule;
  /// Tiles of a side. Those at the sides stay empty.
  int side;
  int generation;
  /// Whether something has come to the tiles at the sides, so that no more can be computed.
  bool is_at_side;
  /// 128 for each tile.
  uint64_t *words;
  /// Tiles to compute, and those of the generation after; a place for each tile.
  int32_t *active, *awakened;
  int active_count, awakened_count;
  /// Tiles in which something was computed.
  int32_t *used;
  int used_count;
  bool *is_used;
  /// For each tile the last step that it was awakened for, counted through all lives.
  uint32_t *wake_steps;
  uint32_t step;
};

enum { LIFE_SOUP_TILE_WORDS = 128 };

/// Lets a cell live in generation 0.
///
/// @param x, y 64 to 64 * (side - 1) - 1.
void life_soup_set(struct life_soup *soup, int x, int y);

/// Computes generations; fewer where cells come to the sides, or where nothing changes any more but what blinks.
void life_soup_advance(struct life_soup *soup, int generations);

int64_t life_soup_population(const struct life_soup *soup);

/// Makes everything empty, generation 0.
void life_soup_clear(struct life_soup *soup);
