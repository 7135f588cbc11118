#include <string.h>

#include "scanner.h"

bool ink_paint(struct ink_scanner *scanner, uint32_t *pixels, ptrdiff_t stride, uint32_t color) {
  if (!ink_begin_rows(scanner)) return false;
  for (int row = scanner->first_row; row <= scanner->last_row; row++) {
    uint32_t *line = (uint32_t *)((uint8_t *)pixels + row * stride);
    int count = ink_next_row(scanner, row);
    for (const struct ink_run *run = scanner->runs; run < scanner->runs + count; run++) {
      if (run->is_full) {
        for (int32_t x = run->start; x < run->end; x++) line[x] = color;
      } else {
        scanner->kernel->blend(
            line + run->start, scanner->coverage + run->start, run->end - run->start,
            scanner->width - run->start, color);
      }
    }
  }
  return true;
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
