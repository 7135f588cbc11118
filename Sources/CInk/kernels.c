#include "kernels.h"

const struct ink_kernel *const *ink_kernels(size_t *count) {
#if defined(__x86_64__)
  static const struct ink_kernel *const kernels[] = {&ink_avx512, &ink_avx2, &ink_portable};
  bool has_avx512 = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw")
      && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
  // Each processor with AVX-512 has AVX2.
  size_t first = has_avx512 ? 0 : __builtin_cpu_supports("avx2") ? 1 : 2;
#else
  static const struct ink_kernel *const kernels[] = {&ink_portable};
  size_t first = 0;
#endif
  *count = sizeof kernels / sizeof *kernels - first;
  return kernels + first;
}

const char *ink_kernel_name(const struct ink_kernel *kernel) {
  return kernel->name;
}
