// Vectors of two words: what every 64-bit processor has.

#include "kernels.h"

#include <string.h>

#define LANES 2
#include "kernel.h"

const struct life_kernel life_portable = {"portable", step_rows, step_tile};
