#include "deposit.h"

#include "scanner.h"

void ink_deposit(
    const struct ink_kernel *kernel, const struct ink_field *field, struct ink_box clip,
    const struct ink_tip *tip, const struct ink_mark *marks, size_t count, bool has_before) {
  const struct ink_mark *before = has_before ? marks : 0;
  const size_t first = has_before ? 1 : 0;
  if (count == first + 1) {
    kernel->deposit(field, clip, tip, before, marks + first, marks + first);
    return;
  }
  for (size_t index = first; index + 1 < count; index++) {
    kernel->deposit(field, clip, tip, before, marks + index, marks + index + 1);
    before = marks + index;
  }
}

static inline int32_t larger(int32_t a, int32_t b) {
  return a > b ? a : b;
}

static inline int32_t smaller(int32_t a, int32_t b) {
  return a < b ? a : b;
}

void ink_develop(
    const struct ink_kernel *kernel, const struct ink_field *field, struct ink_box clip,
    const struct ink_tip *tip, uint8_t *mask, ptrdiff_t stride) {
  const int32_t min_x = larger(clip.min_x, field->x);
  const int32_t max_x = smaller(clip.max_x, field->x + field->width);
  const int32_t max_y = smaller(clip.max_y, field->y + field->height);
  if (min_x >= max_x) return;
  for (int32_t y = larger(clip.min_y, field->y); y < max_y; y++) {
    const ptrdiff_t row = y - field->y, column = min_x - field->x;
    kernel->develop(
        field->values + row * field->stride + column, mask + row * stride + column, max_x - min_x,
        min_x, y, tip);
  }
}
