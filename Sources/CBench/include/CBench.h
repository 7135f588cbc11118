#include <stddef.h>
#include <stdint.h>

/// The scanline flood fill that every textbook has: a stack of seeds, each filled to both sides, and new seeds for
/// the runs above and below. What the program's own fill is measured against.
void plain_fill(int32_t *cells, int width, int height, int x, int y, int32_t value);

/// Writes a PNG of pixels 0x00RRGGBB into memory as OpenCV does: libpng with level 1, run lengths and the filter "sub".
/// Returns the bytes that it took.
size_t plain_png(const uint32_t *pixels, int width, int height, int stride);

/// One generation of Conway's Life on a torus: a plain loop over words of 64 cells. Rows have `words` words.
void plain_life(const uint64_t *cells, uint64_t *next, int words, int height);
