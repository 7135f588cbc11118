#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Draws lines with round joins on pixels: with the pixels that Cairo 1.16 gives its image surfaces, in a part of the time.
///
/// Coordinates are in pixels from a surface's corner, x to the right and y down. A scanner gathers the outlines of lines,
/// then covers pixels with all of them once. It belongs to one thread at a time.
struct ink_scanner;

/// One way to do what takes most of the time, with vectors that not every processor has.
struct ink_kernel;

/// Those that this processor can run, the quickest first.
const struct ink_kernel *const *ink_kernels(size_t *count);
const char *ink_kernel_name(const struct ink_kernel *kernel);

enum ink_cap { ink_cap_butt, ink_cap_round, ink_cap_square };

struct ink_point {
  double x, y;
};

/// @param width of the largest surface in pixels, as `height`.
/// @return null without memory.
struct ink_scanner *ink_scanner_make(int width, int height, const struct ink_kernel *kernel);
void ink_scanner_free(struct ink_scanner *scanner);

/// Begins anew, for a surface of a size.
///
/// @param line_width in pixels, of all lines that are added.
void ink_begin(
    struct ink_scanner *scanner, int width, int height, double line_width, enum ink_cap cap);

/// Adds an open line through points that are moved by an offset.
void ink_add_line(
    struct ink_scanner *scanner, const struct ink_point *points, size_t count, double offset_x,
    double offset_y);

/// Whether all that was added will be drawn: not without memory, or if a point lies too far off to be exact.
bool ink_is_complete(const struct ink_scanner *scanner);

/// Paints an opaque colour through the coverage of what was added, once.
///
/// @return false, without a pixel, if there is no memory.
/// @param pixels premultiplied ARGB, in rows of `stride` bytes.
bool ink_paint(struct ink_scanner *scanner, uint32_t *pixels, ptrdiff_t stride, uint32_t color);

/// Neighbours in the memory of pixels.
struct ink_stretch {
  /// In pixels from the surface's corner, the ends of rows included.
  int32_t start;
  int32_t count;
};

/// What pixels were before something was painted on them: those of the first stretch, then those of the next, and so on.
struct ink_past {
  const struct ink_stretch *stretches;
  size_t stretch_count;
  const uint32_t *pixels;
  size_t pixel_count;
};

/// As `ink_paint`, and tells what the pixels were before.
///
/// @param past holds until something else is painted.
bool ink_paint_keeping(
    struct ink_scanner *scanner, uint32_t *pixels, ptrdiff_t stride, uint32_t color,
    struct ink_past *past);

/// Raises a mask to the coverage of what was added, where it is lower, once.
///
/// @return false, without a pixel, if there is no memory.
/// @param mask bytes, in rows of `stride`.
bool ink_cover(struct ink_scanner *scanner, uint8_t *mask, ptrdiff_t stride);

// Kinds of brush

/// Numbers for each pixel of a surface, which a tip raises or adds to along a line.
struct ink_field {
  float *values;
  /// From row to row, in numbers.
  ptrdiff_t stride;
  /// The corner, in pixels from the paper's corner.
  int32_t x, y;
  int32_t width, height;
};

/// Pixels from the paper's corner; the maxima are outside.
struct ink_box {
  int32_t min_x, min_y, max_x, max_y;
};

/// A point of a line.
struct ink_mark {
  /// In pixels from the paper's corner.
  double x, y;
  /// In pixels.
  float radius;
  /// 0…1.
  float ink;
  /// The distance from the line's start, in widths of the line.
  float along;
  /// The time since the line's start, in the time that a hand of ordinary speed takes for a pixel.
  float time;
};

enum ink_tip_kind {
  /// Leaves its ink, less near the edge. Several passes leave that of the strongest.
  ink_tip_soft,
  /// Leaves the distance from the edge, in pixels: the ink is one coat.
  ink_tip_coat,
  /// Leaves the ink of bristles that are spread across the line.
  ink_tip_bristles,
  /// Adds paint by the way and the time.
  ink_tip_spray
};

struct ink_tip {
  enum ink_tip_kind kind;
  /// The share of a soft tip that is its edge.
  float softness;
  /// Of a coat: how much lighter the inside is than the edge, and the edge's width in pixels.
  float rim, rim_width;
  /// Across a line.
  float bristles;
  /// The share of bristles without ink under a firm hand.
  float dryness;
  uint32_t seed;
  /// Of a spray: the optical density of a pass at the middle of the spot.
  float flow;
  /// The size of the paper's grain in pixels, and its share in the ink; none below 0.
  float grain, roughness;
};

/// Draws what a tip leaves along a line.
///
/// The numbers don't depend on the field's corner or size, nor on how the line is divided into calls.
///
/// @param has_before whether the first mark comes before the part of the line that is drawn.
/// @param clip the required pixels.
void ink_deposit(
    const struct ink_kernel *kernel, const struct ink_field *field, struct ink_box clip,
    const struct ink_tip *tip, const struct ink_mark *marks, size_t count, bool has_before);

/// Raises a mask to the coverage that a field stands for, in a part of the paper.
///
/// @param mask bytes in rows of `stride`, with the field's corner and size.
void ink_develop(
    const struct ink_kernel *kernel, const struct ink_field *field, struct ink_box clip,
    const struct ink_tip *tip, uint8_t *mask, ptrdiff_t stride);
