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
  struct life_rule rule = {.is_conway = birth == 1 << 3 && survival == (1 << 2 | 1 << 3)};
  for (int count = 0; count < 10; count++) {
    // None of no cells lives, and none of nine is dead.
    uint64_t lives = count > 0 ? survival >> (count - 1) & 1 : birth & 1;
    uint64_t is_born = count < 9 ? birth >> count & 1 : lives;
    rule.birth[count] = -is_born;
    rule.differs[count] = -(is_born ^ lives);
  }
  return rule;
}

/// The number of the outcome of some cells, of which the first halves of the map have the last one dead.
static uint8_t outcome_of(struct life_rule *rule, const uint8_t *lives, int cells) {
  if (cells == 0) return *lives;
  uint8_t zero = outcome_of(rule, lives, cells - 1);
  uint8_t one = outcome_of(rule, lives + (1 << (cells - 1)), cells - 1);
  if (zero == one) return zero;
  // Equal choices are one.
  int choice = 0;
  for (; choice < rule->choice_count; choice++) {
    const struct life_choice *known = rule->choices + choice;
    if (known->cell == cells - 1 && known->one == one && known->zero == zero) break;
  }
  if (choice == rule->choice_count)
    rule->choices[rule->choice_count++] = (struct life_choice){cells - 1, one, zero};
  return 2 + choice;
}

struct life_rule life_rule_of_map(const uint8_t *lives) {
  struct life_rule rule = {.is_conway = false};
  outcome_of(&rule, lives, 9);
  return rule;
}
