#pragma once

#include "CInk.h"

/// Adds to a field what a tip leaves between two neighbouring marks.
///
/// @param before the mark before the first one; null at the line's start.
typedef void ink_deposit_function(
    const struct ink_field *field, struct ink_box clip, const struct ink_tip *tip,
    const struct ink_mark *before, const struct ink_mark *from, const struct ink_mark *to);

/// Raises a row of coverage to what the numbers of a row of a field stand for.
///
/// @param x of the first pixel, as y, from the paper's corner.
typedef void ink_develop_function(
    const float *values, uint8_t *coverage, int32_t count, int32_t x, int32_t y,
    const struct ink_tip *tip);
