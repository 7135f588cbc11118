// For processors of the x86 family that have AVX2.

#if defined(__x86_64__)
#include <string.h>

#include "kernels.h"

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#include "kernel.h"
#include "deposit-kernel.h"
#pragma clang attribute pop

const struct ink_kernel ink_avx2 = {"AVX2", sample, blend, deposit, develop};
#endif
