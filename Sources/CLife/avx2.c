// Vectors of four words, for processors of the x86 family that have AVX2.

#if defined(__x86_64__)
#include "kernels.h"

#include <string.h>

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define LANES 4
#include "kernel.h"
#pragma clang attribute pop

const struct life_kernel life_avx2 = {"AVX2", step_rows, step_tile};
#endif
