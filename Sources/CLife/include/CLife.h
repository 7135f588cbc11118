#pragma once

#include "states.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "runs.h"
#include "soup.h"

/// A choice between two outcomes by whether one of nine cells lives.
///
/// Outcomes are numbers: 0 is dead, 1 alive, and from 2 on what earlier choices come to.
struct life_choice {
  /// From the south-eastern cell, 0, row by row back to the north-western one, 8: bits of a neighbourhood.
  uint8_t cell;
  uint8_t one, zero;
};

/// So many choices tell every function of nine cells: with n of them left to look at there are at most
/// min(2^(9-n), 2^2^n - 2^2^(n-1)) different ones.
enum { LIFE_MOST_CHOICES = 1 + 2 + 4 + 8 + 16 + 32 + 64 + 12 + 2 };

/// A rule: by how many of nine cells live, the cell itself among them, or by which of them do.
struct life_rule {
  bool is_conway;
  /// Whether a dead cell is born among so many. Each word has all of its bits set, or none.
  uint64_t birth[10];
  /// Whether it matters if the cell lives.
  uint64_t differs[10];
  /// How many choices there are, of which the last one tells what becomes of the cell; 0 for a rule by counts.
  int choice_count;
  struct life_choice choices[LIFE_MOST_CHOICES];
};

/// @param birth bit n: a dead cell with n living neighbours, 0 to 8, is born.
/// @param survival bit n: a living cell with n living neighbours lives on.
struct life_rule life_rule_of(uint16_t birth, uint16_t survival);

/// A rule by which of the nine cells live, as a reduced ordered decision diagram: R. E. Bryant, "Graph-based algorithms
/// for Boolean function manipulation" (1986).
///
/// @param lives for each of 512 neighbourhoods whether the cell lives, 0 or 1; not the same for all.
struct life_rule life_rule_of_map(const uint8_t *lives);

/// How the rows of a board lie: words of 64 cells, the first column in the highest bit, with a word before them and one
/// behind them at least, and room for a whole vector.
struct life_rows {
  /// Words from a row to the next.
  ptrdiff_t stride;
  /// Words of a row that have cells.
  ptrdiff_t words;
  /// Cells of a row.
  ptrdiff_t width;
  /// Whether the first column lies beside the last one; otherwise nothing lives beside either.
  bool is_joined;
};

/// What became of a tile, 64 rows of 64 cells.
struct life_tile_change {
  /// The columns in which something lives.
  uint64_t columns;
  /// The columns in which, and the cells of the first and the last row that are not what was in the target.
  uint64_t differed, top, bottom;
};

/// One way to compute cells. All ways give the same cells.
struct life_kernel {
  const char *name;

  /// The next generation of some rows.
  ///
  /// Writes beside the cells of the source what lies there; what it writes there in the target has no meaning.
  ///
  /// @param source the first word with cells of the row above the first one that is computed.
  /// @param target the first word with cells of the first one.
  void (*step_rows)(
      const struct life_rule *rule, const struct life_rows *shape, uint64_t *source, uint64_t *target,
      ptrdiff_t rows);

  /// The next generation of a tile.
  ///
  /// @param around the tile and those around it row by row, 64 words each; its own is the fifth.
  /// @param target 64 words; what it was is compared with what it becomes.
  struct life_tile_change (*step_tile)(
      const struct life_rule *rule, const uint64_t *const around[9], uint64_t *target);
};

/// The kernels that this processor can run, the quickest first; the last one is portable.
///
/// @param count how many there are.
const struct life_kernel *const *life_kernels(size_t *count);

/// What becomes of the middle 8 × 8 of 16 × 16 cells.
///
/// Squares of 8 × 8 cells are told by a word, the first row and column in the highest bits.
///
/// @param rules that of each generation.
/// @param generations 0 to 4.
/// @param quarters the north-western square, the north-eastern, the south-western, and the south-eastern one.
uint64_t life_middle_of(
    const struct life_rule *const *rules, int generations, const uint64_t quarters[4]);

/// Fetches what is soon read.
static inline void life_prefetch(const void *place) { __builtin_prefetch(place); }

/// Which of sixteen bytes are equal to one, from the lowest bit on.
static inline uint32_t life_equal_bytes(const void *bytes, uint8_t byte) {
  typedef int8_t sixteen_bytes __attribute__((vector_size(16)));
  sixteen_bytes all;
  __builtin_memcpy(&all, bytes, sizeof all);
  sixteen_bytes equal = all == (int8_t)byte - (sixteen_bytes){0};
#if defined(__SSE2__)
  return (uint32_t)__builtin_ia32_pmovmskb128((__attribute__((vector_size(16))) char)equal);
#else
  uint32_t places = 0;
  for (int place = 0; place < 16; place++) places |= (uint32_t)(equal[place] & 1) << place;
  return places;
#endif
}

/// Memory full of zeros, in whole pages. Ends the program where there is none.
///
/// @param is_dense whether most of it is in use before long: then it is given in huge pages; otherwise what is not
/// written to takes none.
void *life_memory(size_t size, bool is_dense);

/// The same memory, larger and perhaps at another place, without a copy.
void *life_resized(void *memory, size_t old_size, size_t size);

void life_free(void *memory, size_t size);

/// Gives what was freed back to the system, where it is so many bytes at least: that takes a look at each free piece.
void life_give_back(size_t least);
