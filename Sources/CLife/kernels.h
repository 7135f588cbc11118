#pragma once

#include "CLife.h"

extern const struct life_kernel life_portable;
#if defined(__x86_64__)
extern const struct life_kernel life_avx2, life_avx512;
#endif
