#include "CLate.h"

#if defined(__x86_64__)
#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/// A library and the functions that are called of it: names with a zero behind each, in the order of their addresses.
struct library {
  const char *name;
  const char *functions;
};

#define LIBRARY(name, functions) {name, functions},
#define FUNCTION(name) #name "\0"
static const struct library libraries[] = {
#include "functions.h"
};

typedef _Atomic(void *) address;
extern address late_addresses[] __attribute__((visibility("hidden")));
extern address late_addresses_end[] __attribute__((visibility("hidden")));

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

/// Ends the program as the loader does where a library is missing at the start.
static _Noreturn void give_up(void) {
  fprintf(stderr, "filbert: error while loading shared libraries: %s\n", dlerror());
  _exit(127);
}

static void fill(const struct library *library, address *next) {
  void *handle = dlopen(library->name, RTLD_LAZY | RTLD_LOCAL);
  if (!handle) give_up();
  for (const char *name = library->functions; *name; name += strlen(name) + 1) {
    void *function = dlsym(handle, name);
    if (!function) give_up();
    atomic_store_explicit(next++, function, memory_order_release);
  }
}

static size_t function_count(const struct library *library) {
  size_t count = 0;
  for (const char *name = library->functions; *name; name += strlen(name) + 1) count++;
  return count;
}

/// Loads the library that a function belongs to, whose address is kept at `wanted`.
void *late_load(address *wanted) {
  pthread_mutex_lock(&mutex);
  void *known = atomic_load_explicit(wanted, memory_order_acquire);
  if (!known) {
    const struct library *library = libraries;
    address *first = late_addresses;
    for (size_t count; wanted >= first + (count = function_count(library)); library++) first += count;
    const size_t size = (size_t)((char *)late_addresses_end - (char *)late_addresses);
    // Locked like the table of the loader: what is called next is nothing that can be written over.
    mprotect(late_addresses, size, PROT_READ | PROT_WRITE);
    fill(library, first);
    mprotect(late_addresses, size, PROT_READ);
    known = atomic_load_explicit(wanted, memory_order_relaxed);
  }
  pthread_mutex_unlock(&mutex);
  return known;
}
#endif
