// Vectors of whatever length the processor has at least.

#include <string.h>

#include "kernels.h"

#include "kernel.h"
#include "deposit-kernel.h"

const struct ink_kernel ink_portable = {"portable", sample, blend, deposit, develop};
