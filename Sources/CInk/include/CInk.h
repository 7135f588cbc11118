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
