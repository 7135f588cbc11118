// Vectors of eight words, for processors of the x86 family that have AVX-512.

#if defined(__x86_64__)
#include "kernels.h"

#include <string.h>

#pragma clang attribute push(__attribute__((target("avx512f"))), apply_to = function)
#define LANES 8
#include "kernel.h"
#pragma clang attribute pop

const struct life_kernel life_avx512 = {"AVX-512", step_rows, step_tile};
#endif
