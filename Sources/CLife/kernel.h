// The kernel itself, for vectors of `LANES` words.

#include "adders.h"

/// Puts beside the cells of a row what lies there.
static inline void join_sides(const struct life_rows *shape, uint64_t *row) {
  ptrdiff_t last = shape->words - 1;
  int rest = shape->width & 63;
  uint64_t first_cell = shape->is_joined ? row[0] >> 63 : 0;
  uint64_t last_cell = shape->is_joined ? row[last] >> (rest ? 64 - rest : 0) & 1 : 0;
  row[-1] = last_cell;
  row[last + 1] = rest ? 0 : first_cell << 63;
  if (rest) row[last] = (row[last] & ~(uint64_t)0 << (64 - rest)) | first_cell << (63 - rest);
}

static inline struct sum row_sum(const uint64_t *row, words *middle) {
  *middle = load(row);
  words left = *middle >> 1 | load(row - 1) << 63;
  words right = *middle << 1 | load(row + 1) >> 63;
  return sum_of(left, *middle, right);
}

static inline void step_columns(
    bool conway, const struct life_rule *rule, const struct life_rows *shape, const uint64_t *source,
    uint64_t *target, ptrdiff_t rows) {
  ptrdiff_t stride = shape->stride;
  // A column of vectors at a time: sums are made once for the three rows that need them.
  for (ptrdiff_t word = 0; word < shape->words; word += LANES) {
    words alive, next_alive;
    struct sum above = row_sum(source + word, &alive);
    struct sum here = row_sum(source + stride + word, &alive);
    for (ptrdiff_t row = 0; row < rows; row++) {
      struct sum below = row_sum(source + (row + 2) * stride + word, &next_alive);
      store(target + row * stride + word, next_of(conway, rule, above, here, below, alive));
      above = here;
      here = below;
      alive = next_alive;
    }
  }
}

/// A row and what lies left and right of its cells, into the three cells of a neighbourhood from one on.
static inline void load_row(const uint64_t *row, words *cells) {
  words middle = load(row);
  cells[2] = middle >> 1 | load(row - 1) << 63;
  cells[1] = middle;
  cells[0] = middle << 1 | load(row + 1) >> 63;
}

static inline void choose_columns(
    const struct life_rule *rule, const struct life_rows *shape, const uint64_t *source,
    uint64_t *target, ptrdiff_t rows) {
  ptrdiff_t stride = shape->stride;
  for (ptrdiff_t word = 0; word < shape->words; word += LANES) {
    words cells[9];
    load_row(source + word, cells + 3);
    load_row(source + stride + word, cells);
    for (ptrdiff_t row = 0; row < rows; row++) {
      memmove(cells + 3, cells, 6 * sizeof *cells);
      load_row(source + (row + 2) * stride + word, cells);
      store(target + row * stride + word, chosen(rule, cells));
    }
  }
}

static void step_rows(
    const struct life_rule *rule, const struct life_rows *shape, uint64_t *source, uint64_t *target,
    ptrdiff_t rows) {
  for (ptrdiff_t row = 0; row < rows + 2; row++) join_sides(shape, source + row * shape->stride);
  if (rule->choice_count > 0)
    choose_columns(rule, shape, source, target, rows);
  else if (rule->is_conway)
    step_columns(true, rule, shape, source, target, rows);
  else
    step_columns(false, rule, shape, source, target, rows);
  uint64_t mask = ~(uint64_t)0 << (64 * shape->words - shape->width);
  for (ptrdiff_t row = 0; row < rows; row++) target[row * shape->stride + shape->words - 1] &= mask;
}

enum { TILE_ROWS = 64, VECTORS = TILE_ROWS / LANES };

/// Sums of a tile's own rows.
static inline struct sum tile_sum(const uint64_t *west, const uint64_t *own, const uint64_t *east, words *alive) {
  *alive = load(own);
  return sum_of(*alive >> 1 | load(west) << 63, *alive, *alive << 1 | load(east) >> 63);
}

enum { LAST = TILE_ROWS - 1 };

/// A tile that is written, and how it becomes another.
struct tile_target {
  uint64_t *rows, top, bottom;
  words columns, differed;
};

static inline struct tile_target begin_tile(uint64_t *rows) {
  return (struct tile_target){rows, rows[0], rows[LAST], all(0), all(0)};
}

static inline void write_rows(struct tile_target *target, int row, words next) {
  target->columns |= next;
  target->differed |= next ^ load(target->rows + row);
  store(target->rows + row, next);
}

static inline struct life_tile_change end_tile(const struct tile_target *target) {
  struct life_tile_change change = {
      0, 0, target->top ^ target->rows[0], target->bottom ^ target->rows[LAST]};
  for (int lane = 0; lane < LANES; lane++) {
    change.columns |= target->columns[lane];
    change.differed |= target->differed[lane];
  }
  return change;
}

static inline struct life_tile_change step_tile_by(
    bool conway, const struct life_rule *rule, const uint64_t *const around[9], uint64_t *target) {
  struct sum sums[VECTORS];
  words alive[VECTORS];
  // Rows of sums with the one above and the one below, so that each finds its neighbours a word before and behind it.
  uint64_t ones[TILE_ROWS + 2], twos[TILE_ROWS + 2];
  for (int vector = 0; vector < VECTORS; vector++) {
    int row = vector * LANES;
    sums[vector] = tile_sum(around[3] + row, around[4] + row, around[5] + row, &alive[vector]);
    store(ones + 1 + row, sums[vector].ones);
    store(twos + 1 + row, sums[vector].twos);
  }
  for (int side = 0; side < 2; side++) {
    int row = side ? 0 : LAST, place = side ? LAST + 2 : 0;
    const uint64_t *const *tiles = around + (side ? 6 : 0);
    uint64_t middle = tiles[1][row];
    uint64_t left = middle >> 1 | tiles[0][row] << 63, right = middle << 1 | tiles[2][row] >> 63;
    ones[place] = ODD(left, middle, right);
    twos[place] = MOST(left, middle, right);
  }
  struct tile_target written = begin_tile(target);
  for (int vector = 0; vector < VECTORS; vector++) {
    int row = vector * LANES;
    struct sum above = {load(ones + row), load(twos + row)};
    struct sum below = {load(ones + row + 2), load(twos + row + 2)};
    write_rows(&written, row, next_of(conway, rule, above, sums[vector], below, alive[vector]));
  }
  return end_tile(&written);
}

static inline struct life_tile_change choose_tile(
    const struct life_rule *rule, const uint64_t *const around[9], uint64_t *target) {
  // What lies left of the cells of each row, the cells, and what lies right of them, with the rows above and below.
  uint64_t columns[3][TILE_ROWS + 2];
  for (int row = -1; row <= TILE_ROWS; row++) {
    const uint64_t *const *tiles = around + (row < 0 ? 0 : row < TILE_ROWS ? 3 : 6);
    int own = row & (TILE_ROWS - 1);
    uint64_t middle = tiles[1][own];
    columns[0][row + 1] = middle << 1 | tiles[2][own] >> 63;
    columns[1][row + 1] = middle;
    columns[2][row + 1] = middle >> 1 | tiles[0][own] << 63;
  }
  struct tile_target written = begin_tile(target);
  for (int row = 0; row < TILE_ROWS; row += LANES) {
    words cells[9];
    for (int cell = 0; cell < 9; cell++) cells[cell] = load(columns[cell % 3] + row + 2 - cell / 3);
    write_rows(&written, row, chosen(rule, cells));
  }
  return end_tile(&written);
}

static struct life_tile_change step_tile(
    const struct life_rule *rule, const uint64_t *const around[9], uint64_t *target) {
  if (rule->choice_count > 0) return choose_tile(rule, around, target);
  if (rule->is_conway) return step_tile_by(true, rule, around, target);
  return step_tile_by(false, rule, around, target);
}
