#include "kernels.h"

const struct life_kernel *const *life_kernels(size_t *count) {
#if defined(__x86_64__)
  static const struct life_kernel *const kernels[] = {&life_avx512, &life_avx2, &life_portable};
  // Each processor with AVX-512 has AVX2.
  size_t first = __builtin_cpu_supports("avx512f") ? 0 : __builtin_cpu_supports("avx2") ? 1 : 2;
#else
  static const struct life_kernel *const kernels[] = {&life_portable};
  size_t first = 0;
#endif
  *count = sizeof kernels / sizeof *kernels - first;
  return kernels + first;
}

struct life_rule life_rule_of(uint16_t birth, uint16_t survival) {
  struct life_rule rule = {birth == 1 << 3 && survival == (1 << 2 | 1 << 3), {0}, {0}};
  for (int count = 0; count < 10; count++) {
    // None of no cells lives, and none of nine is dead.
    uint64_t lives = count > 0 ? survival >> (count - 1) & 1 : birth & 1;
    uint64_t is_born = count < 9 ? birth >> count & 1 : lives;
    rule.birth[count] = -is_born;
    rule.differs[count] = -(is_born ^ lives);
  }
  return rule;
}
