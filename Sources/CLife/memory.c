#define _GNU_SOURCE
#include "CLife.h"

#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>

/// What a processor finds by one entry of its tables, where the system gives so much in one piece.
enum { HUGE_PAGE = 1 << 21 };

static void *checked(void *memory) {
  if (memory == MAP_FAILED) {
    fputs("there is not enough memory for so many cells\n", stderr);
    abort();
  }
  return memory;
}

static void *mapped(size_t size) {
  return checked(mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
}

/// Memory that begins where a huge page may.
static void *aligned(size_t size) {
  if (size < HUGE_PAGE) return mapped(size);
  char *memory = mapped(size + HUGE_PAGE);
  size_t before = -(uintptr_t)memory & (HUGE_PAGE - 1);
  if (before > 0) munmap(memory, before);
  munmap(memory + before + size, HUGE_PAGE - before);
  return memory + before;
}

void *life_memory(size_t size, bool is_dense) {
  void *memory = aligned(size);
  if (is_dense) madvise(memory, size, MADV_HUGEPAGE);
  return memory;
}

void *life_resized(void *memory, size_t old_size, size_t size) {
  // Pages are moved, not copied; huge ones only to where another one may begin.
  void *target = aligned(size);
  memory = checked(mremap(memory, old_size, size, MREMAP_MAYMOVE | MREMAP_FIXED, target));
  madvise(memory, size, MADV_HUGEPAGE);
  return memory;
}

void life_free(void *memory, size_t size) { munmap(memory, size); }

void life_give_back(size_t least) {
#if defined(__GLIBC__)
  if (mallinfo2().fordblks >= least) malloc_trim(0);
#endif
}
