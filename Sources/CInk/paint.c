#include <string.h>

#include "scanner.h"

/// Two numbers of eight bits each, with as many unused between them.
static const uint32_t pair_mask = 0x00ff00ff;

static inline uint32_t scaled_pair(uint32_t pair, uint32_t by) {
  uint32_t product = (pair & pair_mask) * by + 0x007f007f;
  return (product + (product >> 8 & pair_mask)) >> 8 & pair_mask;
}

static inline uint32_t sum_of_pairs(uint32_t a, uint32_t b) {
  uint32_t sum = a + b;
  sum |= 0x01000100 - (sum >> 8 & pair_mask);
  return sum & pair_mask;
}

/// Between two colours, with Cairo's rounding.
static inline uint32_t blended(uint32_t color, uint8_t alpha, uint32_t under) {
  uint8_t rest = (uint8_t)~alpha;
  return sum_of_pairs(scaled_pair(color, alpha), scaled_pair(under, rest))
      | sum_of_pairs(scaled_pair(color >> 8, alpha), scaled_pair(under >> 8, rest)) << 8;
}

bool ink_paint(struct ink_scanner *scanner, uint32_t *pixels, ptrdiff_t stride, uint32_t color) {
  if (!ink_begin_rows(scanner)) return false;
  for (int row = scanner->first_row; row <= scanner->last_row; row++) {
    uint32_t *line = (uint32_t *)((uint8_t *)pixels + row * stride);
    int count = ink_next_row(scanner, row);
    for (const struct ink_span *span = scanner->spans; span < scanner->spans + count; span++) {
      if (span->coverage == 255) {
        for (int x = span->start; x < span->end; x++) line[x] = color;
      } else {
        for (int x = span->start; x < span->end; x++) {
          line[x] = blended(color, span->coverage, line[x]);
        }
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
    for (const struct ink_span *span = scanner->spans; span < scanner->spans + count; span++) {
      for (int x = span->start; x < span->end; x++) {
        if (line[x] < span->coverage) line[x] = span->coverage;
      }
    }
  }
  return true;
}
