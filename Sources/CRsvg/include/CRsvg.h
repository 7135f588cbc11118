#ifndef CRSVG_H
#define CRSVG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// librsvg, which is loaded when the first drawing is opened: most people who paint never need it.
///
/// A drawing belongs to one thread at a time. Nothing outside the file is ever read, since it has no base address.

typedef struct rsvg_drawing rsvg_drawing;

typedef struct {
  double x, y, width, height;
} rsvg_box;

/// Whether this machine has the library.
bool rsvg_is_available(void);

/// A drawing whose parts have the names of `id` attributes; NULL if the library is missing or can't read the file.
///
/// `style`, possibly empty, is a style sheet that overrides those of the file.
rsvg_drawing *rsvg_open(const uint8_t *bytes, size_t count, const char *style);

void rsvg_close(rsvg_drawing *drawing);

/// Draws an element, with what its ancestors do to it, as it looks if the file fills `viewport`.
///
/// `context` is a `cairo_t`, `id` the element's with a `#` before it, or NULL for all of the file. False on failure.
bool rsvg_draw(rsvg_drawing *drawing, void *context, const char *id, rsvg_box viewport);

/// Gives the box of the ink of an element without its filters, in the coordinates of `viewport` if the file has no size
/// of its own. False on failure.
bool rsvg_ink(rsvg_drawing *drawing, const char *id, rsvg_box viewport, rsvg_box *ink);

#endif
