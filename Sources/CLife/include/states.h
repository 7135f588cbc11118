#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What is known of one neighbourhood.
struct life_state_entry {
  uint64_t key;
  uint8_t rest, state;
  bool is_known;
};

/// What becomes of a cell, by the nine cells around as three columns of bytes: the northern one in the highest of three.
typedef uint8_t (*life_state_rule)(void *context, uint32_t west, uint32_t middle, uint32_t east);

/// A rule of many states with what it said of late.
struct life_state_cache {
  life_state_rule rule;
  void *context;
  /// 2 to the power of 64 - shift, each at a place that its hash tells.
  struct life_state_entry *entries;
  uint64_t shift;
};

/// What becomes of a cell; nothing of nothing.
uint8_t life_next_state(struct life_state_cache *cache, uint32_t west, uint32_t middle, uint32_t east);

/// The next generation of a rectangle, a byte a cell.
///
/// @param source the cell above and to the left of the first one; all around the rectangle is read, too.
/// @param stride bytes from a row of the source to the next.
/// @param target row by row.
void life_step_states(
    struct life_state_cache *cache, const uint8_t *source, ptrdiff_t stride, uint8_t *target, ptrdiff_t width,
    ptrdiff_t height);
