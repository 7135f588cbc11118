#include "CBench.h"

#include <stdlib.h>

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

static void push_runs(struct stack *stack, const int16_t *row, int from, int to, int y, int16_t old) {
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

void plain_fill(int16_t *cells, int width, int height, int x, int y, int16_t value) {
  int16_t old = cells[(size_t)y * width + x];
  if (old == value) return;
  struct stack stack = {0, 0, 0};
  push(&stack, x, y);
  while (stack.count > 0) {
    struct seed seed = stack.seeds[--stack.count];
    int16_t *row = cells + (size_t)seed.y * width;
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
