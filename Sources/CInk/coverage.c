// How much of each pixel polygons cover, by the non-zero rule.
//
// A row of pixels is sampled 15 times, and each sample is covered between crossings of edges, which are rounded to
// 1/256 of a pixel. A row in which no edge ends, begins in the middle or crosses another is covered by areas between
// its edges instead. (Cairo's numbers. Its scan converter goes from sample to sample; here the samples of a row are
// computed side by side.)

#include <stdlib.h>
#include <string.h>

#include "scanner.h"

// MARK: Rows without events

/// Whether no edge ends in the row, and all leave it in the order in which they come.
static bool are_apart(const struct ink_scanner *scanner) {
  int32_t before = INT32_MIN;
  for (int32_t index = 0; index < scanner->active_count; index++) {
    const struct ink_edge *edge = scanner->active[index];
    if (edge->left < sample_rows || edge->next < before) return false;
    before = edge->next;
  }
  return true;
}

/// What lies beyond the surface, by less than a sample, is moved to its edge.
static inline void add_to_near_cell(
    struct ink_scanner *scanner, int32_t x, int32_t height, int32_t part) {
  if (x < 0) {
    ink_add_to_cell(scanner, 0, height * cover_unit);
  } else if (x < scanner->width) {
    ink_add_to_cell(scanner, x, height * (cover_unit + part));
  }
}

/// Adds the area to the right of an edge that crosses the whole row.
static void add_area(struct ink_scanner *scanner, const struct ink_edge *edge, int sign) {
  // From the middle of the first sample back to the row's top, by whole numbers that are halved towards 0.
  int32_t whole = (int32_t)edge->slope;
  double half_step = whole / 2 + (edge->slope - whole) / 2;
  double from = edge->x - 0.5 - half_step, to = from + sample_rows * edge->slope;
  if (to < from) {
    double other = from;
    from = to;
    to = other;
  }
  int32_t first = rounded_down(from), last = rounded_down(to);
  int32_t first_part = first & 255, last_part = last & 255;
  first >>= 8;
  last >>= 8;
  if (first == last) {
    add_to_near_cell(scanner, first, sign * sample_rows, first_part + last_part);
    return;
  }
  // So many samples are crossed left of the end of each pixel.
  const double samples = sample_rows / (to - from), origin = from - 1.0 / (1 << 28);
  int32_t crossed = 0, part = fixed_one + first_part;
  for (int32_t x = first; x < last; x++) {
    int32_t here = (int32_t)((((double)x + 1) * fixed_one - origin) * samples + 1e-9);
    add_to_near_cell(scanner, x, sign * (here - crossed), part);
    crossed = here;
    part = fixed_one;
  }
  add_to_near_cell(scanner, last, sign * (sample_rows - crossed), last_part);
}

static void fill_row(struct ink_scanner *scanner) {
  struct ink_edge **active = scanner->active;
  const int32_t count = scanner->active_count;
  for (int32_t index = 0; index < count;) {
    const struct ink_edge *left = active[index], *right;
    int winding = left->direction;
    do {
      if (++index == count) return;
      right = active[index];
      winding += right->direction;
    } while (winding != 0 || (index + 1 < count && active[index + 1]->cell == right->cell));
    add_area(scanner, left, 1);
    add_area(scanner, right, -1);
    index++;
  }
}

// MARK: Runs

/// Of 15 samples of 512 halves of 1/256 of a pixel.
static inline uint8_t alpha(int32_t coverage) {
  return (uint8_t)((17 * coverage + 256) >> 9);
}

/// So many pixels of one coverage are worth a run of their own.
enum { shortest_full_run = 32 };

static struct ink_run *add_run(
    struct ink_scanner *scanner, struct ink_run *end, int32_t first, int32_t last,
    int32_t coverage) {
  uint8_t byte = alpha(coverage);
  if (byte == 0) return end;
  bool is_full = byte == 255 && last - first >= shortest_full_run;
  if (!is_full) memset(scanner->coverage + first, byte, (size_t)(last - first));
  if (end > scanner->runs && end[-1].end == first && !end[-1].is_full && !is_full) {
    end[-1].end = last;
    return end;
  }
  *end = (struct ink_run){first, last, is_full};
  return end + 1;
}

/// Takes the cells of a row.
static int runs_of_cells(struct ink_scanner *scanner) {
  struct ink_run *run = scanner->runs;
  const int32_t least = scanner->least_x >> 8, edge = (scanner->most_x + 255) >> 8;
  const int32_t most = edge < scanner->width ? edge : scanner->width;
  int32_t cover = 0, end = least < 0 ? 0 : least;
  for (int word = 0; word <= scanner->width >> 6; word++) {
    uint64_t touched = scanner->touched[word];
    scanner->touched[word] = 0;
    for (; touched; touched &= touched - 1) {
      int32_t x = word << 6 | __builtin_ctzll(touched);
      int32_t cell = scanner->cells[x];
      scanner->cells[x] = 0;
      if (x >= most) continue;
      int32_t area = (int16_t)cell, change = (cell - area) / cover_unit * (2 * fixed_one);
      if (x < end) {
        cover += change;
        continue;
      }
      if (x > end && cover) run = add_run(scanner, run, end, x, cover);
      cover += change;
      if (cover != area) run = add_run(scanner, run, x, x + 1, cover - area);
      end = x + 1;
    }
  }
  if (cover && end < most) run = add_run(scanner, run, end, most, cover);
  return (int)(run - scanner->runs);
}

int ink_next_row(struct ink_scanner *scanner, int row) {
  const int32_t old_count = scanner->active_count;
  memcpy(
      scanner->active + scanner->active_room, scanner->active,
      (size_t)old_count * sizeof *scanner->active);
  bool begin_with_row = ink_begin_edges(scanner, row);
  if (scanner->active_count == 0) return 0;
  if (begin_with_row && are_apart(scanner)) {
    fill_row(scanner);
    ink_step(scanner);
  } else {
    scanner->kernel->sample(scanner);
    ink_step_sorting(scanner, row, old_count);
  }
  return runs_of_cells(scanner);
}
