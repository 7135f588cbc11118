#include "CBench.h"

#include <png.h>
#include <stdlib.h>
#include <zlib.h>

struct seed {
  int x, y;
};

struct stack {
  struct seed *seeds;
  size_t count, room;
};

static void push(struct stack *stack, int x, int y) {
  if (stack->count == stack->room) {
    stack->room = stack->room ? 2 * stack->room : 1024;
    stack->seeds = realloc(stack->seeds, stack->room * sizeof *stack->seeds);
    if (!stack->seeds) abort();
  }
  stack->seeds[stack->count++] = (struct seed){x, y};
}

static void push_runs(struct stack *stack, const int32_t *row, int from, int to, int y, int32_t old) {
  int inside = 0;
  for (int x = from; x < to; x++) {
    if (row[x] != old) {
      inside = 0;
    } else if (!inside) {
      push(stack, x, y);
      inside = 1;
    }
  }
}

void plain_fill(int32_t *cells, int width, int height, int x, int y, int32_t value) {
  int32_t old = cells[(size_t)y * width + x];
  if (old == value) return;
  struct stack stack = {0, 0, 0};
  push(&stack, x, y);
  while (stack.count > 0) {
    struct seed seed = stack.seeds[--stack.count];
    int32_t *row = cells + (size_t)seed.y * width;
    if (row[seed.x] != old) continue;
    int left = seed.x, right = seed.x;
    while (left > 0 && row[left - 1] == old) left--;
    while (right < width && row[right] == old) right++;
    for (int i = left; i < right; i++) row[i] = value;
    if (seed.y > 0) push_runs(&stack, row - width, left, right, seed.y - 1, old);
    if (seed.y + 1 < height) push_runs(&stack, row + width, left, right, seed.y + 1, old);
  }
  free(stack.seeds);
}

static uint64_t left_of(const uint64_t *row, int words, int x) {
  return row[x] << 1 | row[x == 0 ? words - 1 : x - 1] >> 63;
}

static uint64_t right_of(const uint64_t *row, int words, int x) {
  return row[x] >> 1 | row[x + 1 == words ? 0 : x + 1] << 63;
}

void plain_life(const uint64_t *cells, uint64_t *next, int words, int height) {
  for (int y = 0; y < height; y++) {
    const uint64_t *rows[3] = {
        cells + (size_t)(y == 0 ? height - 1 : y - 1) * words, cells + (size_t)y * words,
        cells + (size_t)(y + 1 == height ? 0 : y + 1) * words};
    for (int x = 0; x < words; x++) {
      uint64_t neighbours[8] = {
          left_of(rows[0], words, x), rows[0][x], right_of(rows[0], words, x),
          left_of(rows[1], words, x), right_of(rows[1], words, x),
          left_of(rows[2], words, x), rows[2][x], right_of(rows[2], words, x)};
      uint64_t ones = 0, twos = 0, fours = 0;
      for (int i = 0; i < 8; i++) {
        uint64_t carry = ones & neighbours[i];
        ones ^= neighbours[i];
        fours |= twos & carry;
        twos ^= carry;
      }
      next[(size_t)y * words + x] = twos & ~fours & (ones | rows[1][x]);
    }
  }
}

static void count_bytes(png_structp png, png_bytep bytes, size_t count) {
  (void)bytes;
  *(size_t *)png_get_io_ptr(png) += count;
}

static void flush_nothing(png_structp png) { (void)png; }

size_t plain_png(const uint32_t *pixels, int width, int height, int stride) {
  size_t count = 0;
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, 0, 0, 0);
  png_infop info = png_create_info_struct(png);
  if (setjmp(png_jmpbuf(png))) abort();
  png_set_write_fn(png, &count, count_bytes, flush_nothing);
  png_set_compression_level(png, Z_BEST_SPEED);
  png_set_compression_strategy(png, Z_RLE);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_SUB);
  png_set_IHDR(png, info, width, height, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
               PNG_FILTER_TYPE_DEFAULT);
  png_write_info(png, info);
  png_set_bgr(png);
  png_set_filler(png, 0, PNG_FILLER_AFTER);
  for (int y = 0; y < height; y++) png_write_row(png, (png_const_bytep)pixels + (size_t)y * stride);
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  return count;
}
