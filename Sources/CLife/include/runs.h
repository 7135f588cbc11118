#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Living cells beside each other, from a column to before another one.
struct life_run {
  int64_t start, end;
};

/// What was read of a text.
struct life_run_reading {
  ptrdiff_t byte_count, run_count;
  /// The column behind the last run.
  int64_t x;
  /// Whether the last byte was the end of a line.
  bool is_line_start;
};

/// Reads runs of up to 99 cells, dead (`b`) or alive (`o`), and ends of lines between them, of which most of a large file
/// consists, as far as there is nothing else. Leaves up to 63 bytes at the end, and a run that is not complete.
///
/// @param bytes two that come before the first one can be read, too.
/// @param x the column of the first run.
/// @param runs gets those that are alive; room for as many as there are bytes.
struct life_run_reading life_read_runs(const uint8_t *bytes, ptrdiff_t count, int64_t x, struct life_run *runs);

enum { LIFE_BLOCK_SIDE = 32, LIFE_BLOCK_LEAVES = 16 };

/// Fills squares of 32 × 32 cells that lie beside each other, as `LifeCells.Block` has them.
///
/// @param runs row by row; those of a row begin where the starts say, of which the last one is the end.
/// @param left the first column.
/// @param count of the squares.
/// @param line room for a word for every other square.
/// @param leaves sixteen for each square, all empty.
void life_fill_blocks(
    const struct life_run *runs, const ptrdiff_t *starts, int64_t left, ptrdiff_t count, uint64_t *line,
    uint64_t *leaves);
