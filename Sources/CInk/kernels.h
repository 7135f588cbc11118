#pragma once

#include "scanner.h"

extern const struct ink_kernel ink_portable;
#if defined(__x86_64__)
extern const struct ink_kernel ink_avx2, ink_avx512;
#endif
