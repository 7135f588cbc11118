// Run lengths as files have them.

#include "runs.h"

#include <string.h>

typedef uint8_t sixteen_bytes __attribute__((vector_size(16)));
typedef char sixteen_signs __attribute__((vector_size(16)));

enum { BLOCK = 64 };

static inline bool is_digit(uint8_t sign) { return (uint8_t)(sign - '0') <= 9; }

/// Which of 64 bytes are no digits, from the lowest bit on.
static inline uint64_t signs_of(const uint8_t *bytes) {
  uint64_t places = 0;
#if defined(__SSE2__)
  for (int part = 0; part < BLOCK; part += 16) {
    sixteen_bytes block;
    memcpy(&block, bytes + part, sizeof block);
    sixteen_signs is_sign = (sixteen_signs)(block - (uint8_t)'0' > (uint8_t)9);
    uint32_t mask = (uint32_t)__builtin_ia32_pmovmskb128(is_sign);
    places |= (uint64_t)mask << part;
  }
#else
  for (int place = 0; place < BLOCK; place++) places |= (uint64_t)!is_digit(bytes[place]) << place;
#endif
  return places;
}

struct life_run_reading life_read_runs(const uint8_t *bytes, ptrdiff_t count, int64_t x, struct life_run *runs) {
  struct life_run_reading reading = {.x = x};
  ptrdiff_t first = 0;
  for (ptrdiff_t block = 0; block + BLOCK <= count; block += BLOCK) {
    for (uint64_t rest = signs_of(bytes + block); rest != 0; rest &= rest - 1) {
      const uint8_t *sign = bytes + block + __builtin_ctzll(rest);
      // No branch for how many digits there are, which no processor can guess.
      ptrdiff_t digits = sign - (bytes + first);
      int64_t ones = -(int64_t)(digits > 0), tens = -(int64_t)(digits > 1);
      int64_t length = (1 + ones) + (ones & (sign[-1] - '0')) + (tens & 10 * (sign[-2] - '0'));
      if (digits > 2 || length == 0) goto end;
      if (*sign == '\n' && digits == 0) {
        reading.is_line_start = true;
        first++;
        continue;
      }
      if (*sign != 'o' && *sign != 'b') goto end;
      runs[reading.run_count] = (struct life_run){reading.x, reading.x + length};
      reading.run_count += *sign == 'o';
      reading.x += length;
      reading.is_line_start = false;
      first += digits + 1;
    }
  }
end:
  reading.byte_count = first;
  return reading;
}

/// Sets the bits of runs, the first column in the highest bit of the first word.
static void fill_line(const struct life_run *run, const struct life_run *end, int64_t left, uint64_t *line) {
  for (; run < end; run++) {
    // The first cell and the last one.
    int64_t first = run->start - left, last = run->end - left - 1;
    uint64_t begun = ~(uint64_t)0 >> (first & 63), ended = ~(uint64_t)0 << (63 - (last & 63));
    int64_t word = first >> 6, last_word = last >> 6;
    if (word == last_word) {
      line[word] |= begun & ended;
      continue;
    }
    line[word] |= begun;
    while (++word < last_word) line[word] = ~(uint64_t)0;
    line[last_word] |= ended;
  }
}

void life_fill_blocks(
    const struct life_run *runs, const ptrdiff_t *starts, int64_t left, ptrdiff_t count, uint64_t *line,
    uint64_t *leaves) {
  for (int row = 0; row < LIFE_BLOCK_SIDE; row++) {
    if (starts[row] == starts[row + 1]) continue;
    memset(line, 0, (size_t)(count + 1) / 2 * sizeof *line);
    fill_line(runs + starts[row], runs + starts[row + 1], left, line);
    int shift = 56 - 8 * (row & 7);
    for (ptrdiff_t block = 0; block < count; block++) {
      uint32_t cells = (uint32_t)(line[block / 2] >> (block & 1 ? 0 : 32));
      // Leaves are counted by quarters of quarters.
      uint64_t *first = leaves + block * LIFE_BLOCK_LEAVES + ((row & 8) >> 2 | (row & 16) >> 1);
      first[0] |= (uint64_t)(cells >> 24) << shift;
      first[1] |= (uint64_t)(cells >> 16 & 255) << shift;
      first[4] |= (uint64_t)(cells >> 8 & 255) << shift;
      first[5] |= (uint64_t)(cells & 255) << shift;
    }
  }
}
