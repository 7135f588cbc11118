// For processors of the x86 family that have AVX-512.

#if defined(__x86_64__)
#include <string.h>

#include "kernels.h"

#pragma clang attribute push( \
    __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl"))), apply_to = function)
#include "kernel.h"
#include "deposit-kernel.h"
#pragma clang attribute pop

const struct ink_kernel ink_avx512 = {"AVX-512", sample, blend, deposit, develop};
#endif
