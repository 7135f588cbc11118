#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A corner of a polygon; each coordinate less than 2^30 from 0.
struct clipping_point {
  int64_t x, y;
};

/// Closed polygons, or lines: the corners of all, and behind the last corner of each.
struct clipping_paths {
  const struct clipping_point *points;
  const size_t *ends;
  size_t count;
};

/// A boolean operation of two regions.
enum clipping_operation { clipping_union, clipping_intersection, clipping_difference, clipping_exclusion };

/// The result: the contours of separate parts.
struct clipping_parts {
  struct clipping_point *points;
  size_t point_count;
  /// Behind the last corner of each contour, and the number of the part that it belongs to, from 0: first the edge of a
  /// part, then its holes.
  size_t *ends, *parts;
  size_t count;
};

/// Takes from a region all that lies within a distance of lines.
///
/// @param is_even_odd whether contours of the region that lie in others are holes; otherwise those are that go the other
///   way round.
/// @param radii a distance for each line; a line of one point is a circle.
/// @param tolerance the greatest distance of an arc from the straight lines that approximate it.
/// @param parts to be freed where the result is true.
/// @return whether it could be done.
bool clipping_subtract(struct clipping_paths region, bool is_even_odd, struct clipping_paths lines,
                       const double *radii, double tolerance, struct clipping_parts *parts);

/// Combines two regions.
///
/// @param is_even_odd of the first region, as above.
/// @param is_other_even_odd of the other one.
/// @param parts to be freed where the result is true.
/// @return whether it could be done.
bool clipping_combine(struct clipping_paths region, bool is_even_odd, struct clipping_paths other,
                      bool is_other_even_odd, enum clipping_operation operation, struct clipping_parts *parts);

/// Moves the edge of a region outwards, or inwards by a negative distance.
///
/// @param is_round whether corners that move apart are joined by arcs instead of miters of up to 10 distances.
/// @param tolerance the greatest distance of an arc from the straight lines that approximate it.
/// @param parts to be freed where the result is true.
/// @return whether it could be done.
bool clipping_offset(struct clipping_paths region, bool is_even_odd, double distance, bool is_round, double tolerance,
                     struct clipping_parts *parts);

void clipping_free(struct clipping_parts *parts);

#ifdef __cplusplus
}
#endif
