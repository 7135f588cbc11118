#pragma once

#include "CInk.h"
#include "deposit.h"

/// Cairo's numbers: places are kept as 1/256 of a pixel, and a row of pixels is sampled 15 times.
enum { fixed_one = 256, sample_rows = 15 };

/// In pixels: beyond, places of crossings would not be exact, and have no room in a kernel's numbers.
enum { most_side = 8000 };

struct fixed_point {
  int32_t x, y;
};

struct fixed_vector {
  int32_t dx, dy;
};

/// A side of a polygon, which crosses the middles of some samples.
struct ink_edge {
  /// At the first sample of the row that is drawn, in 1/256 of a pixel, with 0.5 added: rounded down, it is where
  /// Cairo has the crossing.
  double x;
  /// What x grows by from sample to sample.
  double slope;
  /// x rounded down, at the first sample of this row and of the next one.
  int32_t cell, next;
  /// How many samples it still crosses.
  int32_t left;
  /// The sample that it begins at, in its first row; 0 after that.
  int32_t first;
  /// 1 where the polygon's way goes down along it, −1 where up.
  int32_t direction;
  /// The edge of the same first row that was added after it; −1 for none.
  int32_t following;
};

/// The edges that begin in a row, as they were added; −1 for none.
struct ink_bucket {
  int32_t first, last;
};

struct ink_contour {
  struct fixed_point *points;
  size_t count, room;
};

struct pen_vertex {
  struct fixed_point point;
  /// From the vertex before to this one, and from this one to the next.
  struct fixed_vector before, after;
};

/// A circle as a polygon.
struct ink_pen {
  double half_width;
  struct pen_vertex *vertices;
  int count, room;
};

/// Pixels side by side that have coverage.
struct ink_run {
  int32_t start, end;
  /// Whether all of them are covered wholly: then the row's bytes don't say so.
  bool is_full;
};

struct ink_scanner {
  int width, height;
  int most_width, most_height;
  double half_width;
  enum ink_cap cap;
  bool is_complete;
  const struct ink_kernel *kernel;

  // Outlines
  struct ink_pen pen;
  /// Outside, no bend and no end is rounded.
  int32_t left, top, right, bottom;
  struct fixed_point *path;
  size_t path_room;
  struct ink_contour left_side, right_side, end;

  // Edges
  struct ink_edge *edges;
  int32_t edge_count, edge_room;
  /// For each row.
  struct ink_bucket *buckets;
  int first_row, last_row;
  /// Between which all edges lie.
  int32_t least_x, most_x;

  // The row that is drawn
  /// The edges that cross it, by rising x; behind them is room for as many three times.
  struct ink_edge **active;
  int32_t active_count, active_room;
  /// For a kernel: 16 numbers for each edge.
  int32_t *crossings;
  /// What changes at each pixel: see `ink_add_to_cell`.
  int32_t *cells;
  /// A bit for each pixel where something does.
  uint64_t *touched;
  /// A byte for each pixel of the runs.
  uint8_t *coverage;
  struct ink_run *runs;

  // What was painted over
  struct ink_stretch *stretches;
  size_t stretch_count, stretch_room;
  uint32_t *past;
  size_t past_count, past_room;
};

/// As many bytes as a kernel may read behind the coverage of a row.
enum { coverage_margin = 64 };

struct ink_kernel {
  const char *name;
  /// Adds to the cells what the edges of a row cover at its samples. Unless there are very many, those that end are
  /// dropped from the active ones, and the others sorted by where they come to the next row.
  void (*sample)(struct ink_scanner *scanner);
  /// Blends a colour with pixels through their coverage. Of these there may be more to be read, up to as many as are
  /// blended at once.
  ///
  /// @param room how many pixels there are from the first one on, of which only the count is changed.
  void (*blend)(
      uint32_t *pixels, const uint8_t *coverage, int32_t count, int32_t room, uint32_t color);
  ink_deposit_function *deposit;
  ink_develop_function *develop;
};

/// In a cell: so much for each sample that is covered from it on, and twice the width of what of it lies left of the
/// covered part.
enum { cover_unit = 1 << 16 };

static inline void ink_add_to_cell(struct ink_scanner *scanner, int32_t x, int32_t change) {
  scanner->cells[x] += change;
  scanner->touched[x >> 6] |= 1ULL << (x & 63);
}

static inline int32_t rounded_down(double x) {
  int32_t whole = (int32_t)x;
  return whole - (x < whole);
}

/// Adds a side of a polygon; what lies beyond the surface is moved to its edge.
void ink_add_edge(
    struct ink_scanner *scanner, struct fixed_point from, struct fixed_point to, int direction);

void ink_clear_edges(struct ink_scanner *scanner);

/// Before the first row: makes room for as many crossings of a row as there are edges, and is false without memory.
bool ink_begin_rows(struct ink_scanner *scanner);

/// Takes a row; rows are taken from `first_row` to `last_row`, one after the other.
///
/// @return how many runs it has, which rise and lie apart.
int ink_next_row(struct ink_scanner *scanner, int row);

/// Adds the edges that begin in a row: those that begin with it by their places, and the others behind all of them.
///
/// @return whether all begin with the row.
bool ink_begin_edges(struct ink_scanner *scanner, int row);

/// Goes on to the next row after one in which no edge begins, ends or crosses another.
void ink_step(struct ink_scanner *scanner);

/// Goes on to the next row: drops the edges that end, and sorts the others.
///
/// @param old_count how many edges there were at the beginning of the row, behind the room of the active ones.
void ink_step_sorting(struct ink_scanner *scanner, int row, int32_t old_count);
