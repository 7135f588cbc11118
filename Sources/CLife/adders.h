// How neighbours are counted, for vectors of any width: a file that includes this says how many words a vector has (`LANES`).
// A bit of a word is a cell; numbers are told by one word for each of their binary digits.

typedef uint64_t words __attribute__((vector_size(8 * LANES)));

/// Functions of three bits, of which processors have some in one instruction.
#define ODD(a, b, c) ((a) ^ (b) ^ (c))
#define MOST(a, b, c) (((a) & (b)) | ((c) & ((a) ^ (b))))
#define CHOICE(which, one, zero) ((zero) ^ (((one) ^ (zero)) & (which)))

/// How many of three cells beside each other live: 0 to 3.
struct sum {
  words ones, twos;
};

static inline words load(const uint64_t *from) {
  words result;
  memcpy(&result, from, sizeof result);
  return result;
}

static inline void store(uint64_t *to, words value) { memcpy(to, &value, sizeof value); }

static inline words all(uint64_t value) { return value - (words){0}; }

static inline struct sum sum_of(words left, words middle, words right) {
  return (struct sum){ODD(left, middle, right), MOST(left, middle, right)};
}

static inline words outcome(const struct life_rule *rule, int count, words alive) {
  return all(rule->birth[count]) ^ (all(rule->differs[count]) & alive);
}

/// The next generation of cells by a rule that looks at each of nine, as `life_choice` counts them.
static inline words chosen(const struct life_rule *rule, const words cells[9]) {
  words outcomes[2 + LIFE_MOST_CHOICES];
  outcomes[0] = all(0);
  outcomes[1] = all(-1);
  for (int choice = 0; choice < rule->choice_count; choice++) {
    struct life_choice next = rule->choices[choice];
    outcomes[2 + choice] = CHOICE(cells[next.cell], outcomes[next.one], outcomes[next.zero]);
  }
  return outcomes[1 + rule->choice_count];
}

/// The next generation of cells, from the sums of their own rows and those above and below.
///
/// Twos are four numbers: three digits of sums and a carry. Two of their sums carry a four each.
static inline words next_of(
    bool conway, const struct life_rule *rule, struct sum above, struct sum here, struct sum below, words alive) {
  words ones = ODD(above.ones, here.ones, below.ones);
  words carry = MOST(above.ones, here.ones, below.ones);
  words odd = ODD(above.twos, here.twos, below.twos);
  words four = MOST(above.twos, here.twos, below.twos);
  if (conway) {
    // Three of nine; or four and the cell itself.
    words three = (odd ^ carry) & ~four;
    words fourth = ~(odd ^ carry) & (odd ^ four) & alive;
    return CHOICE(ones, three, fourth);
  }
  words twos = odd ^ carry;
  words other = odd & carry;
  words fours = four ^ other;
  words eights = four & other;
  words pairs[5];
  for (int pair = 0; pair < 5; pair++)
    pairs[pair] = CHOICE(ones, outcome(rule, 2 * pair + 1, alive), outcome(rule, 2 * pair, alive));
  words low = CHOICE(twos, pairs[1], pairs[0]);
  words high = CHOICE(twos, pairs[3], pairs[2]);
  return CHOICE(eights, pairs[4], CHOICE(fours, high, low));
}
