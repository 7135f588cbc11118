// What kinds of brush leave on pixels, 16 side by side at once. All kernels have the same numbers: they use operations
// that every processor rounds in the same way, and none that joins two of them.

#include <math.h>

#pragma STDC FP_CONTRACT OFF

typedef float reals __attribute__((vector_size(64)));
typedef uint32_t words __attribute__((vector_size(64)));

static const reals real_numbers = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};

static inline reals all(float value) {
  return value + (reals){0};
}

static inline reals least(reals a, reals b) {
  return __builtin_elementwise_min(a, b);
}

static inline reals most(reals a, reals b) {
  return __builtin_elementwise_max(a, b);
}

/// Moved into 0…1.
static inline reals share(reals value) {
  return least(most(value, all(0)), all(1));
}

static inline reals chosen(lanes mask, reals a, reals b) {
  return (reals)(((lanes)a & mask) | ((lanes)b & ~mask));
}

/// Rises smoothly from 0 to 1.
static inline reals eased(reals value) {
  value = share(value);
  return value * value * (3 - 2 * value);
}

// MARK: Noise

/// A number of 0…1 for a corner of a grid, the same for ever.
static inline reals hashed(lanes x, lanes y, uint32_t seed) {
  words hash = (words)x * 0x8da6b343u ^ (words)y * 0xd8163841u ^ seed * 0xcb1ab31fu;
  hash = (hash ^ hash >> 15) * 0x2c1b3c6du;
  hash = (hash ^ hash >> 12) * 0x297a2d39u;
  hash ^= hash >> 15;
  return __builtin_convertvector((lanes)(hash >> 8), reals) * 0x1p-24f;
}

static inline reals rounded_down_all(reals value) {
  reals whole = __builtin_convertvector(__builtin_convertvector(value, lanes), reals);
  return whole - chosen(value < whole, all(1), all(0));
}

/// Smooth noise of 0…1 between the corners of a grid.
static inline reals noise(reals x, reals y, uint32_t seed) {
  reals left = rounded_down_all(x), top = rounded_down_all(y);
  reals across = eased(x - left), down = eased(y - top);
  lanes column = __builtin_convertvector(left, lanes), row = __builtin_convertvector(top, lanes);
  reals above = hashed(column, row, seed), below = hashed(column, row + 1, seed);
  above += (hashed(column + 1, row, seed) - above) * across;
  below += (hashed(column + 1, row + 1, seed) - below) * across;
  return above + (below - above) * down;
}

/// The height of the paper at pixels of a row: about 0.5, mostly between 0 and 1.
///
/// Octaves of noise in different directions. Those too fine for the pixels are left out, and finer ones than at the
/// usual size join in as the paper is enlarged.
///
/// @param grain the size of the coarsest octave's cells in pixels.
static inline reals paper_height(reals x, float y, float grain) {
  enum { octave_count = 10 };
  // Turned by 37° from one to the next.
  float cosine = 1, sine = 0, amplitude = 1;
  reals height = all(0.5f);
  for (uint32_t octave = 0; octave < octave_count && grain > 1; octave++) {
    float weight = amplitude * fminf((grain - 1) / 1.5f, 1);
    reals u = (x * cosine - y * sine) / grain, v = (x * sine + y * cosine) / grain;
    height += (noise(u, v, octave + 1) - 0.5f) * weight;
    float turned = cosine * 0.7986355f - sine * 0.6018150f;
    sine = sine * 0.7986355f + cosine * 0.6018150f;
    cosine = turned;
    grain *= 0.5f;
    amplitude *= 0.72f;
  }
  return height;
}

// MARK: Tips

/// Pixels of a row relative to a stretch of a line.
struct stretch {
  /// From its start.
  reals x, y;
  /// 0…1 along it, at the nearest point.
  reals part;
  /// Along it, in shares of its length, beyond its ends too.
  reals way;
  /// The distance from the nearest point, the radius and the ink there.
  reals distance, radius, ink;
};

static inline reals soft_ink(const struct stretch *at, const struct ink_tip *tip) {
  // Half a pixel is left to the edge of a hard tip.
  reals inside = at->radius + 0.5f - at->distance;
  reals edge = most(all(1), at->radius * tip->softness);
  return at->ink * share(inside / edge) * least(all(1), at->radius * 2);
}

static inline reals bristle_ink(
    const struct stretch *at, const struct ink_tip *tip, reals across, reals along) {
  reals place = (across + 1) * 0.5f * tip->bristles;
  // A bristle is its own for ever; its ink comes and goes along the line.
  reals bristle = noise(place, along * 0.35f, tip->seed);
  reals fleck = noise(place * 2, along * 5, tip->seed ^ 0x5bd1e995u);
  reals grip = bristle * 0.65f + fleck * 0.35f;
  // The lighter the hand, the fewer bristles touch; those near the edge lift first.
  reals lift = tip->dryness * 0.75f + (1 - at->ink) * (1 - tip->dryness * 0.5f) * 0.85f
      + across * across * 0.12f;
  reals touch = share((grip - lift) * 4.5f + 0.5f);
  return touch * share(at->radius + 0.5f - at->distance);
}

/// The integral of the spot along a chord: with h² + s² the squared distance from the spot's middle in radii, paint falls
/// as (1 − h² − s²)², whose antiderivative is k²s − ⅔ks³ + s⁵⁄5 with k = 1 − h².
static inline reals sprayed(reals from, reals to, reals k) {
  reals reach = __builtin_elementwise_sqrt(most(k, all(0)));
  from = most(least(from, reach), -reach);
  to = most(least(to, reach), -reach);
  reals f2 = from * from, t2 = to * to;
  reals before = from * (k * k - f2 * (k * (2.0f / 3) - f2 * 0.2f));
  reals after = to * (k * k - t2 * (k * (2.0f / 3) - t2 * 0.2f));
  return chosen(k > 0, after - before, all(0));
}

// MARK: Fields

/// The first and last pixel that a coordinate's range touches, limited to a range.
static inline void limit(float low, float high, int32_t base, int32_t *min, int32_t *max) {
  float first = floorf(low), last = ceilf(high);
  // Beyond any field.
  if (first > (float)(*min - base)) *min = base + (int32_t)fminf(first, (float)(*max - base));
  if (last < (float)(*max - base)) *max = base + (int32_t)fmaxf(last, (float)(*min - base));
}

static void deposit(
    const struct ink_field *field, struct ink_box clip, const struct ink_tip *tip,
    const struct ink_mark *before, const struct ink_mark *from, const struct ink_mark *to) {
  // Numbers are relative to a whole pixel near the stretch: exact, and the same in every field.
  const int32_t base_x = (int32_t)floor(from->x), base_y = (int32_t)floor(from->y);
  const float ax = (float)(from->x - base_x), ay = (float)(from->y - base_y);
  const float dx = (float)(to->x - from->x), dy = (float)(to->y - from->y);
  const float squared = dx * dx + dy * dy, length = sqrtf(squared);
  const float inverse = squared > 0 ? 1 / squared : 0;
  const float reach = fmaxf(from->radius, to->radius) + 1;
  int32_t min_x = clip.min_x > field->x ? clip.min_x : field->x;
  int32_t min_y = clip.min_y > field->y ? clip.min_y : field->y;
  int32_t max_x = field->x + field->width, max_y = field->y + field->height;
  if (clip.max_x < max_x) max_x = clip.max_x;
  if (clip.max_y < max_y) max_y = clip.max_y;
  if (min_x >= max_x || min_y >= max_y) return;
  limit(fminf(ax, ax + dx) - reach, fmaxf(ax, ax + dx) + reach, base_x, &min_x, &max_x);
  limit(fminf(ay, ay + dy) - reach, fmaxf(ay, ay + dy) + reach, base_y, &min_y, &max_y);
  // Where the line comes from, for the wedge at a bend.
  float bx = 0, by = 0;
  if (before) {
    bx = (float)(from->x - before->x);
    by = (float)(from->y - before->y);
  }
  const bool is_dot = squared == 0;
  const float middle = (from->radius + to->radius) * 0.5f;
  const float pause = to->time - from->time;
  for (int32_t row = min_y; row < max_y; row++) {
    const float y = (float)(row - base_y) + 0.5f - ay;
    float *values = field->values + (ptrdiff_t)(row - field->y) * field->stride - field->x;
    for (int32_t x = min_x; x < max_x; x += lane_count) {
      struct stretch at;
      at.x = (float)(x - base_x) + 0.5f - ax + real_numbers;
      at.y = all(y);
      at.way = (at.x * dx + at.y * dy) * inverse;
      at.part = share(at.way);
      reals ex = at.x - at.part * dx, ey = at.y - at.part * dy;
      reals squares = ex * ex + ey * ey;
      const lanes is_near = squares < reach * reach;
      if (!bits(is_near)) continue;
      at.distance = __builtin_elementwise_sqrt(squares);
      at.radius = from->radius + at.part * (to->radius - from->radius);
      at.ink = from->ink + at.part * (to->ink - from->ink);
      reals new;
      switch (tip->kind) {
      case ink_tip_soft: new = soft_ink(&at, tip); break;
      case ink_tip_coat: new = most(at.radius + 0.5f - at.distance, all(0)); break;
      case ink_tip_bristles: {
        // Positive to the right of the line.
        reals side = is_dot ? at.x : (at.y * dx - at.x * dy) / length;
        reals across = least(most(side / at.radius, all(-1)), all(1));
        // Of the pixels behind the start, those in the wedge between two stretches belong to it.
        lanes behind = at.way < 0, beyond = at.way > 1;
        lanes is_wedge = before ? at.x * bx + at.y * by > 0 : (lanes){0};
        across = chosen(
            behind, chosen(side < 0, -at.distance, at.distance) / at.radius, across);
        reals along = from->along + at.part * (to->along - from->along);
        new = bristle_ink(&at, tip, across, along);
        if (!is_dot) {
          new = chosen(beyond, all(0), new);
          new = chosen(behind & ~is_wedge, all(0), new);
        }
        break;
      }
      default: {
        const float radius = middle > 0.5f ? middle : 0.5f;
        reals h = is_dot ? at.distance : (at.y * dx - at.x * dy) / length;
        h = h / radius;
        if (is_dot) {
          reals spot = share(1 - h * h);
          new = spot * spot * (pause / radius);
        } else {
          // At the start of the stretch, as seen from the pixel, and at its end.
          reals start = -at.way * length / radius, end = (1 - at.way) * length / radius;
          new = sprayed(start, end, 1 - h * h);
          // A hand slower than usual sprays by its time instead of its way.
          if (pause > length) new *= pause / length;
        }
        new = new * at.ink;
      }
      }
      new = chosen(is_near, new, all(0));
      const int32_t count = max_x - x;
      float *place = values + x;
      reals old;
      if (count >= lane_count) {
        memcpy(&old, place, sizeof old);
        old = tip->kind == ink_tip_spray ? old + new : most(old, new);
        memcpy(place, &old, sizeof old);
      } else {
        for (int32_t lane = 0; lane < count; lane++) {
          float value = place[lane];
          place[lane] =
              tip->kind == ink_tip_spray ? value + new[lane] : fmaxf(value, new[lane]);
        }
      }
    }
  }
}

/// 1 − 2⁻ˣ.
static inline reals covered(reals x) {
  x = least(most(x, all(0)), all(30));
  reals whole = rounded_down_all(x), f = x - whole;
  // 2⁻ᶠ by its Taylor polynomial around ½: to 1e-6.
  reals t = (f - 0.5f) * -0.6931472f;
  reals power =
      0.7071068f * (1 + t * (1 + t * (0.5f + t * (1.0f / 6 + t * (1.0f / 24 + t * (1.0f / 120))))));
  lanes exponent = (127 - __builtin_convertvector(whole, lanes)) << 23;
  return 1 - power * (reals)exponent;
}

static inline reals grained(
    reals ink, int32_t x, int32_t y, const struct ink_tip *tip) {
  reals height = paper_height((float)x + 0.5f + real_numbers, (float)y + 0.5f, tip->grain);
  // A light hand leaves ink on the peaks of the paper alone, a firm one in its valleys too.
  reals depth = share((height - 0.95f + ink * 0.62f) * 1.9f + 0.3f);
  return ink * (1 - tip->roughness) + least(ink * 1.25f, all(1)) * depth * tip->roughness;
}

static void develop(
    const float *values, uint8_t *coverage, int32_t count, int32_t x, int32_t y,
    const struct ink_tip *tip) {
  for (int32_t index = 0; index < count; index += lane_count) {
    const int32_t left = count - index;
    const size_t used = left < lane_count ? (size_t)left : lane_count;
    reals ink = {0};
    memcpy(&ink, values + index, used * sizeof(float));
    if (!bits(ink > 0)) continue;
    if (tip->kind == ink_tip_coat) {
      reals inside = eased((ink - 0.5f) / tip->rim_width);
      ink = share(ink) * (1 - tip->rim * inside);
    } else if (tip->kind == ink_tip_spray) {
      ink = covered(ink * tip->flow);
    }
    if (tip->grain > 0) ink = grained(ink, x + index, y, tip);
    lanes levels = __builtin_convertvector(share(ink) * 255 + 0.5f, lanes);
    for (size_t lane = 0; lane < used; lane++) {
      uint8_t level = (uint8_t)levels[lane];
      if (coverage[index + (int32_t)lane] < level) coverage[index + (int32_t)lane] = level;
    }
  }
}
