// What a kernel does: it samples rows, and blends them.
//
// The 15 samples of a row, and the first one of the next row, lie side by side, as the lanes of vectors. Each edge is a
// vector of where it crosses the samples. The edges are sorted in all lanes at once; then the winding number is counted
// from left to right, in all lanes at once, too.

// Vectors are passed between functions of this file alone.
#pragma clang diagnostic ignored "-Wpsabi"

typedef int32_t lanes __attribute__((vector_size(64)));
typedef double wide_lanes __attribute__((vector_size(128)));

enum { lane_count = 16 };

static const lanes numbers = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};

static const wide_lanes steps = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};

/// A crossing is a number: from bit 10 on its x, then the edge's index among those of the row, and in the lowest two bits
/// the edge's direction and 1.
enum { x_shift = 10, index_shift = 2, most_indices = 256 };

/// At a sample that an edge does not cross: right of all others, and no direction.
enum { no_crossing = (INT32_MAX & ~3) | 1 };

static inline lanes crossings_of(const struct ink_edge *edge, int32_t index) {
  wide_lanes x = edge->x + steps * edge->slope;
  int32_t name = (index & (most_indices - 1)) << index_shift | (edge->direction + 1);
  lanes crossing = (__builtin_convertvector(x, lanes) << x_shift) + name;
  lanes is_crossed = numbers >= edge->first & numbers < edge->first + edge->left;
  return (crossing & is_crossed) | (no_crossing & ~is_crossed);
}

static inline void order(lanes *a, lanes *b) {
  lanes least = __builtin_elementwise_min(*a, *b);
  *b = __builtin_elementwise_max(*a, *b);
  *a = least;
}

// Networks of the fewest comparisons that are known.

static inline void sort_4(lanes *c) {
  order(c, c + 2), order(c + 1, c + 3);
  order(c, c + 1), order(c + 2, c + 3);
  order(c + 1, c + 2);
}

static inline void sort_8(lanes *c) {
  order(c, c + 2), order(c + 1, c + 3), order(c + 4, c + 6), order(c + 5, c + 7);
  order(c, c + 4), order(c + 1, c + 5), order(c + 2, c + 6), order(c + 3, c + 7);
  order(c, c + 1), order(c + 2, c + 3), order(c + 4, c + 5), order(c + 6, c + 7);
  order(c + 2, c + 4), order(c + 3, c + 5);
  order(c + 1, c + 4), order(c + 3, c + 6);
  order(c + 1, c + 2), order(c + 3, c + 4), order(c + 5, c + 6);
}

/// Sorts 16 by merging two halves.
static inline void sort_16(lanes *c) {
  sort_8(c);
  sort_8(c + 8);
  for (int index = 0; index < 8; index++) order(c + index, c + 15 - index);
  for (int half = 0; half < 16; half += 8) {
    lanes *d = c + half;
    for (int index = 0; index < 4; index++) order(d + index, d + index + 4);
    for (int index = 0; index < 8; index += 4) {
      order(d + index, d + index + 2), order(d + index + 1, d + index + 3);
    }
    for (int index = 0; index < 8; index += 2) order(d + index, d + index + 1);
  }
}

static inline uint32_t bits(lanes mask) {
  typedef bool flags __attribute__((ext_vector_type(lane_count)));
  flags are_set = __builtin_convertvector(mask, flags);
  uint16_t bits;
  memcpy(&bits, &are_set, sizeof bits);
  return bits;
}

static void sort_many(lanes *crossings, int32_t count) {
  for (int32_t index = 1; index < count; index++) {
    lanes crossing = crossings[index];
    int32_t place = index;
    for (; place > 0 && bits(crossings[place - 1] > crossing); place--) {
      crossings[place] = __builtin_elementwise_max(crossings[place - 1], crossing);
      crossing = __builtin_elementwise_min(crossings[place - 1], crossing);
    }
    crossings[place] = crossing;
  }
}

/// Adds where samples begin or cease to be covered.
///
/// @param ends the lanes in which something does.
static inline void add_ends(
    struct ink_scanner *scanner, lanes crossing, lanes begins, lanes ceases, uint32_t ends) {
  lanes pixel = crossing >> (x_shift + 8);
  lanes change = (cover_unit + (crossing >> (x_shift - 1) & 0x1fe)) & (begins | ceases);
  change = (change ^ ceases) - ceases;
  int32_t pixels[lane_count], changes[lane_count];
  memcpy(pixels, &pixel, sizeof pixels);
  // Most edges cross few pixels in a row.
  for (int turn = 0; turn < 3 && ends; turn++) {
    int32_t x = pixels[__builtin_ctz(ends)];
    lanes is_here = pixel == x;
    ink_add_to_cell(scanner, x, __builtin_reduce_add(change & is_here));
    ends &= ~bits(is_here);
  }
  if (!ends) return;
  memcpy(changes, &change, sizeof changes);
  for (; ends; ends &= ends - 1) {
    int lane = __builtin_ctz(ends);
    ink_add_to_cell(scanner, pixels[lane], changes[lane]);
  }
}

static inline void add_all_ends(
    struct ink_scanner *scanner, const lanes *crossings, int32_t count) {
  const lanes is_sample = numbers < sample_rows;
  lanes winding = {0};
  for (int32_t index = 0; index < count; index++) {
    lanes crossing = crossings[index];
    lanes was_inside = winding != 0;
    winding += (crossing & 3) - 1;
    lanes is_inside = (winding != 0) & is_sample;
    lanes begins = is_inside & ~was_inside, ceases = was_inside & ~is_inside & is_sample;
    uint32_t ends = bits(begins | ceases);
    if (ends) add_ends(scanner, crossing, begins, ceases, ends);
  }
}

/// Keeps the edges that go on below the row, in the order in which they come there.
static inline void keep_order(struct ink_scanner *scanner, const lanes *crossings, int32_t count) {
  if (count > most_indices) return;
  struct ink_edge *sorted[most_indices];
  int32_t kept = 0;
  for (; kept < count; kept++) {
    int32_t last = crossings[kept][sample_rows];
    if (last == no_crossing) break;
    sorted[kept] = scanner->active[last >> index_shift & (most_indices - 1)];
  }
  memcpy(scanner->active, sorted, (size_t)kept * sizeof *sorted);
  scanner->active_count = kept;
}

#define SAMPLE(network)                                                                           \
  {                                                                                               \
    lanes crossings[network];                                                                     \
    for (int32_t index = 0; index < network; index++) {                                           \
      crossings[index] =                                                                          \
          index < count ? crossings_of(scanner->active[index], index) : no_crossing + (lanes){0}; \
    }                                                                                             \
    sort_##network(crossings);                                                                    \
    add_all_ends(scanner, crossings, count);                                                      \
    keep_order(scanner, crossings, count);                                                        \
  }

static void sample(struct ink_scanner *scanner) {
  const int32_t count = scanner->active_count;
  if (count <= 4) {
    SAMPLE(4)
  } else if (count <= 8) {
    SAMPLE(8)
  } else if (count <= 16) {
    SAMPLE(16)
  } else {
    lanes *crossings = (lanes *)scanner->crossings;
    for (int32_t index = 0; index < count; index++) {
      crossings[index] = crossings_of(scanner->active[index], index);
    }
    sort_many(crossings, count);
    add_all_ends(scanner, crossings, count);
    keep_order(scanner, crossings, count);
  }
}

/// Eight pixels, their bytes, and these with as much room again.
typedef uint32_t colors __attribute__((vector_size(32)));
typedef uint8_t color_bytes __attribute__((vector_size(32)));
typedef uint16_t wide_bytes __attribute__((vector_size(64)));

enum { pixels_at_once = 8 };

/// a · b / 255, with Cairo's rounding.
static inline wide_bytes scaled(wide_bytes a, wide_bytes b) {
  wide_bytes product = a * b + 127;
  return (product + (product >> 8)) >> 8;
}

static inline wide_bytes widened(colors pixels) {
  return __builtin_convertvector((color_bytes)pixels, wide_bytes);
}

/// Blends a colour with pixels; those of no coverage stay as they are.
static inline colors blended(wide_bytes color, colors alphas, colors under) {
  wide_bytes alpha = widened(alphas * 0x01010101);
  wide_bytes sum = scaled(color, alpha) + scaled(widened(under), 255 - alpha);
  sum = __builtin_elementwise_min(sum, 255 + (wide_bytes){0});
  return (colors) __builtin_convertvector(sum, color_bytes);
}

static void blend(
    uint32_t *pixels, const uint8_t *coverage, int32_t count, int32_t room, uint32_t color) {
  typedef uint8_t alphas __attribute__((vector_size(pixels_at_once)));
  const colors places = {0, 1, 2, 3, 4, 5, 6, 7};
  const wide_bytes wide_color = widened(color + (colors){0});
  for (int32_t index = 0; index < count; index += pixels_at_once) {
    alphas covered;
    memcpy(&covered, coverage + index, sizeof covered);
    colors alpha = __builtin_convertvector(covered, colors);
    alpha &= (colors)(places < (uint32_t)(count - index));
    // Beyond the pixels that are meant there are others, which stay as they are, or none.
    colors under = {0};
    if (room - index >= pixels_at_once) {
      memcpy(&under, pixels + index, sizeof under);
      under = blended(wide_color, alpha, under);
      memcpy(pixels + index, &under, sizeof under);
    } else {
      size_t size = (size_t)(room - index) * sizeof *pixels;
      memcpy(&under, pixels + index, size);
      under = blended(wide_color, alpha, under);
      memcpy(pixels + index, &under, size);
    }
  }
}
