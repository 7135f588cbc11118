#include <stdlib.h>
#include <string.h>

#include "scanner.h"

struct ink_scanner *ink_scanner_make(int width, int height, const struct ink_kernel *kernel) {
  struct ink_scanner *scanner = calloc(1, sizeof *scanner);
  if (!scanner) return NULL;
  scanner->kernel = kernel;
  scanner->most_width = width;
  scanner->most_height = height;
  scanner->buckets = malloc((size_t)height * sizeof *scanner->buckets);
  scanner->cells = calloc((size_t)width + 1, sizeof *scanner->cells);
  scanner->touched = calloc((size_t)width / 64 + 1, sizeof *scanner->touched);
  scanner->coverage = calloc((size_t)width + coverage_margin, 1);
  scanner->runs = malloc((2 * (size_t)width + 2) * sizeof *scanner->runs);
  if (!scanner->buckets || !scanner->cells || !scanner->touched || !scanner->coverage
      || !scanner->runs) {
    ink_scanner_free(scanner);
    return NULL;
  }
  for (int row = 0; row < height; row++) scanner->buckets[row].first = -1;
  scanner->last_row = -1;
  return scanner;
}

void ink_scanner_free(struct ink_scanner *scanner) {
  free(scanner->pen.vertices);
  free(scanner->path);
  free(scanner->left_side.points);
  free(scanner->right_side.points);
  free(scanner->end.points);
  free(scanner->edges);
  free(scanner->buckets);
  free(scanner->active);
  free(scanner->crossings);
  free(scanner->cells);
  free(scanner->touched);
  free(scanner->coverage);
  free(scanner->runs);
  free(scanner->stretches);
  free(scanner->past);
  free(scanner);
}

void ink_begin(
    struct ink_scanner *scanner, int width, int height, double line_width, enum ink_cap cap) {
  ink_clear_edges(scanner);
  scanner->width = width < scanner->most_width ? width : scanner->most_width;
  scanner->height = height < scanner->most_height ? height : scanner->most_height;
  scanner->first_row = scanner->height;
  scanner->half_width = line_width / 2;
  scanner->cap = cap;
  // What a kernel has for the places of crossings.
  scanner->is_complete = width <= most_side && height <= most_side && line_width <= most_side;
  // As far as a pen may reach, square caps apart.
  double reach = line_width * (cap == ink_cap_square ? 0.70710678118654752440 : 0.5);
  int32_t most = (int32_t)(reach * fixed_one + 0.5);
  scanner->left = scanner->top = -most;
  scanner->right = width * fixed_one + most;
  scanner->bottom = height * fixed_one + most;
}

bool ink_is_complete(const struct ink_scanner *scanner) {
  return scanner->is_complete;
}
