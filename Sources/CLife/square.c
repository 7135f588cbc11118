// Squares of 16 × 16 cells: a vector of four words, four rows of 16 cells in each, the first row in the lowest bits.

#include "CLife.h"

#include <string.h>

// Who passes such vectors around is in this file alone.
#pragma clang diagnostic ignored "-Wpsabi"

#define LANES 4
#include "adders.h"

typedef uint8_t sixteen_bytes __attribute__((vector_size(16)));
typedef uint64_t two_words __attribute__((vector_size(16)));
typedef uint16_t eight_rows __attribute__((vector_size(16)));
typedef uint8_t eight_bytes __attribute__((vector_size(8)));

/// Eight rows of two squares beside each other.
static inline two_words rows_of(uint64_t west, uint64_t east) {
  sixteen_bytes bytes =
      (sixteen_bytes)(two_words){__builtin_bswap64(east), __builtin_bswap64(west)};
  return (two_words)__builtin_shufflevector(
      bytes, bytes, 0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15);
}

/// Each row in the place of the one below it. What comes in at the edges is wrong, and never reaches the middle.
static inline words lowered(words rows) {
  return rows << 16 | __builtin_shufflevector(rows, all(0), 4, 0, 1, 2) >> 48;
}

static inline words raised(words rows) {
  return rows >> 16 | __builtin_shufflevector(rows, all(0), 1, 2, 3, 4) << 48;
}

static inline words chosen_square(const struct life_rule *rule, words rows) {
  words cells[9] = {[3] = rows << 1, rows, rows >> 1};
  for (int column = 0; column < 3; column++) {
    cells[column] = raised(cells[3 + column]);
    cells[6 + column] = lowered(cells[3 + column]);
  }
  return chosen(rule, cells);
}

static inline words next_square(const struct life_rule *rule, words rows) {
  if (rule->choice_count > 0) return chosen_square(rule, rows);
  struct sum here = sum_of(rows >> 1, rows, rows << 1);
  struct sum above = {lowered(here.ones), lowered(here.twos)};
  struct sum below = {raised(here.ones), raised(here.twos)};
  if (rule->is_conway) return next_of(true, rule, above, here, below, rows);
  return next_of(false, rule, above, here, below, rows);
}

uint64_t life_middle_of(
    const struct life_rule *const *rules, int generations, const uint64_t quarters[4]) {
  two_words north = rows_of(quarters[0], quarters[1]), south = rows_of(quarters[2], quarters[3]);
  words rows = __builtin_shufflevector(north, south, 0, 1, 2, 3);
  for (int generation = 0; generation < generations; generation++)
    rows = next_square(rules[generation], rows);
  eight_rows middle = (eight_rows)__builtin_shufflevector(rows, rows, 1, 2);
  eight_bytes bytes = __builtin_convertvector(middle >> 4, eight_bytes);
  uint64_t result;
  memcpy(&result, &bytes, sizeof result);
  return __builtin_bswap64(result);
}
