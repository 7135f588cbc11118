// Vectors of whatever length the processor has at least.

#include <string.h>

#include "samplers.h"

#include "sampler.h"

const struct ink_sampler ink_portable = {"portable", sample};
