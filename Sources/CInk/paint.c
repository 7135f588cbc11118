#include <stdlib.h>
#include <string.h>

#include "scanner.h"

static inline void paint_run(
    const struct ink_scanner *scanner, const struct ink_run *run, uint32_t *line, uint32_t color) {
  if (run->is_full) {
    for (int32_t x = run->start; x < run->end; x++) line[x] = color;
  } else {
    scanner->kernel->blend(
        line + run->start, scanner->coverage + run->start, run->end - run->start,
        scanner->width - run->start, color);
  }
}

bool ink_paint(struct ink_scanner *scanner, uint32_t *pixels, ptrdiff_t stride, uint32_t color) {
  if (!ink_begin_rows(scanner)) return false;
  for (int row = scanner->first_row; row <= scanner->last_row; row++) {
    uint32_t *line = (uint32_t *)((uint8_t *)pixels + row * stride);
    int count = ink_next_row(scanner, row);
    for (const struct ink_run *run = scanner->runs; run < scanner->runs + count; run++) {
      paint_run(scanner, run, line, color);
    }
  }
  return true;
}

static void *with_room(void *list, size_t *room, size_t count, size_t size) {
  if (count <= *room) return list;
  void *larger = realloc(list, 2 * count * size);
  if (larger) *room = 2 * count;
  return larger;
}

/// Remembers the pixels of a run: false without memory.
static bool keep(struct ink_scanner *scanner, const uint32_t *pixels, struct ink_stretch stretch) {
  size_t count = (size_t)stretch.count;
  void *stretches = with_room(
      scanner->stretches, &scanner->stretch_room, scanner->stretch_count + 1, sizeof stretch);
  if (!stretches) return false;
  scanner->stretches = stretches;
  void *past =
      with_room(scanner->past, &scanner->past_room, scanner->past_count + count, sizeof *pixels);
  if (!past) return false;
  scanner->past = past;
  scanner->stretches[scanner->stretch_count++] = stretch;
  memcpy(scanner->past + scanner->past_count, pixels + stretch.start, count * sizeof *pixels);
  scanner->past_count += count;
  return true;
}

static void put_back(const struct ink_scanner *scanner, uint32_t *pixels) {
  const uint32_t *past = scanner->past;
  for (size_t index = 0; index < scanner->stretch_count; index++) {
    const struct ink_stretch stretch = scanner->stretches[index];
    memcpy(pixels + stretch.start, past, (size_t)stretch.count * sizeof *past);
    past += stretch.count;
  }
}

bool ink_paint_keeping(
    struct ink_scanner *scanner, uint32_t *pixels, ptrdiff_t stride, uint32_t color,
    struct ink_past *past) {
  if (!ink_begin_rows(scanner)) return false;
  scanner->stretch_count = scanner->past_count = 0;
  const int32_t width = (int32_t)(stride / (ptrdiff_t)sizeof *pixels);
  bool is_kept = true;
  for (int row = scanner->first_row; row <= scanner->last_row; row++) {
    int count = ink_next_row(scanner, row);
    for (const struct ink_run *run = scanner->runs; run < scanner->runs + count; run++) {
      struct ink_stretch stretch = {row * width + run->start, run->end - run->start};
      is_kept = is_kept && keep(scanner, pixels, stretch);
      if (is_kept) paint_run(scanner, run, pixels + row * width, color);
    }
  }
  if (!is_kept) put_back(scanner, pixels);
  *past = (struct ink_past){
      scanner->stretches, scanner->stretch_count, scanner->past, scanner->past_count};
  return is_kept;
}

bool ink_cover(struct ink_scanner *scanner, uint8_t *mask, ptrdiff_t stride) {
  if (!ink_begin_rows(scanner)) return false;
  for (int row = scanner->first_row; row <= scanner->last_row; row++) {
    uint8_t *line = mask + row * stride;
    int count = ink_next_row(scanner, row);
    for (const struct ink_run *run = scanner->runs; run < scanner->runs + count; run++) {
      if (run->is_full) {
        memset(line + run->start, 255, (size_t)(run->end - run->start));
        continue;
      }
      for (int32_t x = run->start; x < run->end; x++) {
        if (line[x] < scanner->coverage[x]) line[x] = scanner->coverage[x];
      }
    }
  }
  return true;
}
