// The sides of polygons: cut to the surface, and put where the row begins in which they do.

#include <stdlib.h>
#include <string.h>

#include "scanner.h"

static int32_t times_ratio(int32_t a, int32_t b, int32_t c) {
  return (int32_t)((int64_t)a * b / c);
}

static int32_t y_at(struct fixed_point from, struct fixed_point to, int32_t x) {
  if (x == from.x) return from.y;
  if (x == to.x) return to.y;
  return from.y + times_ratio(x - from.x, to.y - from.y, to.x - from.x);
}

static int32_t x_at(struct fixed_point from, struct fixed_point to, int32_t y) {
  if (y == from.y) return from.x;
  if (y == to.y) return to.x;
  return from.x + times_ratio(y - from.y, to.x - from.x, to.y - from.y);
}

static inline int32_t smaller(int32_t a, int32_t b) {
  return a < b ? a : b;
}
static inline int32_t larger(int32_t a, int32_t b) {
  return a > b ? a : b;
}

static bool make_room(struct ink_scanner *scanner) {
  if (scanner->edge_count < scanner->edge_room) return true;
  int32_t room = scanner->edge_room ? scanner->edge_room * 2 : 1024;
  struct ink_edge *edges = realloc(scanner->edges, (size_t)room * sizeof *edges);
  if (!edges) return false;
  scanner->edges = edges;
  scanner->edge_room = room;
  return true;
}

/// Cairo takes no note of what a rounding puts beside all edges.
static inline void widen(struct ink_scanner *scanner, int32_t x) {
  if (x < scanner->least_x) scanner->least_x = x;
  if (x > scanner->most_x) scanner->most_x = x;
}

/// Adds a part of a line that goes down.
static void add_part(
    struct ink_scanner *scanner, struct fixed_point from, struct fixed_point to, int32_t top,
    int32_t bottom, int direction) {
  widen(scanner, top == from.y ? from.x : x_at(from, to, top));
  widen(scanner, bottom == to.y ? to.x : x_at(from, to, bottom));
  // Samples from the middle of the part's first one to before that of the first one below it.
  int32_t first = (int32_t)(((int64_t)top * sample_rows + fixed_one / 2) >> 8);
  int32_t end = (int32_t)(((int64_t)bottom * sample_rows + fixed_one / 2) >> 8);
  first = larger(first, 0);
  end = smaller(end, scanner->height * sample_rows);
  if (end <= first) return;
  if (!make_room(scanner)) {
    scanner->is_complete = false;
    return;
  }
  int32_t index = scanner->edge_count++;
  struct ink_edge *edge = &scanner->edges[index];
  int row = first / sample_rows;
  // A half rounds; the rest is less than half the least distance that a crossing has from a half if it isn't one, which
  // for lines of up to 16,000 pixels is 1 / (30 · 2²²).
  const double rounding = 0.5 + 1.0 / (1 << 28);
  edge->direction = direction;
  edge->left = end - first;
  edge->first = first - row * sample_rows;
  edge->following = -1;
  if (to.x == from.x) {
    edge->slope = 0;
    edge->x = from.x + rounding;
  } else {
    double height = 15.0 * (to.y - from.y), width = to.x - from.x;
    int64_t down = (int64_t)(2 * first + 1) * (fixed_one / 2) - (int64_t)sample_rows * from.y;
    edge->slope = edge->left > 1 ? fixed_one * width / height : 0;
    edge->x = from.x + (double)down * width / height - edge->first * edge->slope + rounding;
  }
  struct ink_bucket *bucket = &scanner->buckets[row];
  if (bucket->first < 0) {
    bucket->first = index;
  } else {
    scanner->edges[bucket->last].following = index;
  }
  bucket->last = index;
  if (row < scanner->first_row) scanner->first_row = row;
  int last_row = (end - 1) / sample_rows;
  if (last_row > scanner->last_row) scanner->last_row = last_row;
}

/// At which side of the surface a place lies beyond it: −1 at the left, 1 at the right, 0 at none.
static inline int side_beyond(const struct ink_scanner *scanner, int32_t x) {
  return x < 0 ? -1 : x > scanner->width * fixed_one;
}

/// Where a line crosses a side, rounded towards the surface.
///
/// @param step 1 where the line comes in from above, −1 where it leaves downwards.
static int32_t crossing_of(
    const struct ink_scanner *scanner, struct fixed_point from, struct fixed_point to, int side,
    int step) {
  int32_t y = y_at(from, to, side < 0 ? 0 : scanner->width * fixed_one);
  return side_beyond(scanner, x_at(from, to, y)) == side ? y + step : y;
}

/// Adds a part of a side of the surface.
static void add_side(
    struct ink_scanner *scanner, int side, int32_t top, int32_t bottom, int direction) {
  if (top >= bottom) return;
  int32_t x = side < 0 ? 0 : scanner->width * fixed_one;
  struct fixed_point from = {x, 0}, to = {x, scanner->height * fixed_one};
  add_part(scanner, from, to, top, bottom, direction);
}

/// Adds a line that goes down, of which one end or both lie beyond a side: what does is moved to it.
static void add_crossing(
    struct ink_scanner *scanner, struct fixed_point from, struct fixed_point to, int32_t top,
    int32_t bottom, int direction) {
  int above = side_beyond(scanner, from.x), below = side_beyond(scanner, to.x);
  if (above != 0) {
    int32_t y = smaller(crossing_of(scanner, from, to, above, 1), bottom);
    add_side(scanner, above, top, y, direction);
    top = larger(top, y);
  }
  if (below != 0) {
    int32_t y = larger(crossing_of(scanner, from, to, below, -1), top);
    add_side(scanner, below, y, bottom, direction);
    bottom = smaller(bottom, y);
  }
  if (top != bottom) add_part(scanner, from, to, top, bottom, direction);
}

void ink_add_edge(
    struct ink_scanner *scanner, struct fixed_point from, struct fixed_point to, int direction) {
  if (from.y == to.y) return;
  if (from.y > to.y) {
    struct fixed_point other = from;
    from = to;
    to = other;
    direction = -direction;
  }
  const int32_t right = scanner->width * fixed_one, height = scanner->height * fixed_one;
  if (to.y <= 0 || from.y >= height) return;
  int32_t top = larger(from.y, 0), bottom = smaller(to.y, height);
  int32_t least = smaller(from.x, to.x), most = larger(from.x, to.x);
  if (least >= 0 && most <= right) {
    add_part(scanner, from, to, top, bottom, direction);
  } else if (most <= 0) {
    add_side(scanner, -1, top, bottom, direction);
  } else if (least >= right) {
    add_side(scanner, 1, top, bottom, direction);
  } else {
    add_crossing(scanner, from, to, top, bottom, direction);
  }
}

void ink_clear_edges(struct ink_scanner *scanner) {
  for (int row = scanner->first_row; row <= scanner->last_row; row++) {
    scanner->buckets[row].first = -1;
  }
  scanner->edge_count = 0;
  scanner->first_row = scanner->height;
  scanner->last_row = -1;
  scanner->least_x = INT32_MAX;
  scanner->most_x = INT32_MIN;
}
