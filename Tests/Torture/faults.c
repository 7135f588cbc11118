// Stands between a program and the C library: records what is done to files below a folder, or has the n-th call
// of a kind fail. Loaded by LD_PRELOAD.
//
//   TORTURE_ROOT     the folder that counts
//   TORTURE_LOG      records here: a line of text a call, behind a write its bytes
//                    (a sync has its time for an argument: nanoseconds of the monotonic clock)
//   TORTURE_FAIL     KIND:N or KIND:N:ever; KIND is write, sync, rename, open, lock or malloc
//   TORTURE_ARM      a file; calls count and fail only while it is there
//   TORTURE_LIBRARIES  whose allocations fail, as libsqlite3,libz.so
//   TORTURE_COUNT    at the end, how many calls of the kind there were is written here
//   TORTURE_STUCK    FUNCTION:FILE; once the file is there, the main thread never comes back from that function,
//                    and says so by a file with the ending .stuck
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <link.h>
#include <poll.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { DESCRIPTORS = 4096 };

static char paths[DESCRIPTORS][512];
static const char *root, *fail_kind;
static long fail_number;
static int fails_for_ever, log_file = -1, is_ready;
static atomic_long count;
static pthread_mutex_t log_lock = PTHREAD_MUTEX_INITIALIZER;
static char kind_text[32];
static const char *armed, *libraries = "libsqlite3,libgif,libexpat,libz.so";
static char stuck_name[32], stuck_path[400];

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

// Where the code of the libraries lies whose allocations fail.
static uintptr_t ranges[64][2];
static int range_count;

static int note_ranges(struct dl_phdr_info *info, size_t size, void *unused) {
  char names[200];
  snprintf(names, sizeof names, "%s", libraries);
  int is_wanted = 0;
  char *rest;
  for (char *name = strtok_r(names, ",", &rest); name; name = strtok_r(NULL, ",", &rest)) {
    is_wanted |= info->dlpi_name && strstr(info->dlpi_name, name) != NULL;
  }
  for (int i = 0; is_wanted && i < info->dlpi_phnum && range_count < 64; i++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[i];
    if (part->p_type != PT_LOAD || !(part->p_flags & PF_X)) continue;
    ranges[range_count][0] = info->dlpi_addr + part->p_vaddr;
    ranges[range_count++][1] = info->dlpi_addr + part->p_vaddr + part->p_memsz;
  }
  return 0;
}

__attribute__((constructor)) static void begin(void) {
  root = getenv("TORTURE_ROOT");
  const char *fail = getenv("TORTURE_FAIL");
  if (fail && sscanf(fail, "%31[a-z]:%ld", kind_text, &fail_number) == 2) {
    fail_kind = kind_text;
    fails_for_ever = strstr(fail, ":ever") != NULL;
  }
  armed = getenv("TORTURE_ARM");
  if (getenv("TORTURE_LIBRARIES")) libraries = getenv("TORTURE_LIBRARIES");
  if (fail_kind && strcmp(fail_kind, "malloc") == 0) dl_iterate_phdr(note_ranges, NULL);
  const char *stuck = getenv("TORTURE_STUCK");
  if (stuck) sscanf(stuck, "%31[a-zA-Z_]:%399s", stuck_name, stuck_path);
  const char *log = getenv("TORTURE_LOG");
  if (log) log_file = REAL(open)(log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  is_ready = 1;
}

__attribute__((destructor)) static void end(void) {
  const char *path = getenv("TORTURE_COUNT");
  if (!path) return;
  int file = REAL(open)(path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  if (file < 0) return;
  char text[32];
  int length = snprintf(text, sizeof text, "%ld\n", (long)count);
  if (REAL(write)(file, text, (size_t)length) < 0) return;
  REAL(close)(file);
}

// Whether this call is one that fails.
static int fails(const char *kind) {
  if (!is_ready || !fail_kind || strcmp(kind, fail_kind) != 0) return 0;
  if (armed && access(armed, F_OK) != 0) return 0;
  long number = atomic_fetch_add(&count, 1) + 1;
  return fail_number > 0 && (number == fail_number || (fails_for_ever && number > fail_number));
}

static int counts(const char *path) {
  return is_ready && root && path && strncmp(path, root, strlen(root)) == 0;
}

static const char *path_of(int file) {
  return file >= 0 && file < DESCRIPTORS && paths[file][0] ? paths[file] : NULL;
}

static void note(const char *line, const void *bytes, size_t length) {
  if (log_file < 0) return;
  pthread_mutex_lock(&log_lock);
  size_t size = strlen(line);
  char *all = malloc(size + length + 1);
  if (all) {
    memcpy(all, line, size);
    memcpy(all + size, bytes ? bytes : "", length);
    all[size + length] = '\n';
    // One write: a child of the same program may record, too.
    ssize_t done = REAL(write)(log_file, all, size + length + 1);
    (void)done;
    free(all);
  }
  pthread_mutex_unlock(&log_lock);
}

static void note_path(const char *verb, const char *a, const char *b) {
  char line[1200];
  snprintf(line, sizeof line, "%s\t%s\t%s\t0\n", verb, a, b ? b : "");
  note(line, NULL, 0);
}

static void note_write(const char *path, const void *bytes, ssize_t length, off_t offset) {
  if (length <= 0) return;
  char line[700];
  snprintf(line, sizeof line, "W\t%s\t%lld\t%zd\n", path, (long long)offset, length);
  note(line, bytes, (size_t)length);
}

static int opened(int file, const char *path, int flags) {
  if (file >= 0 && file < DESCRIPTORS) {
    paths[file][0] = 0;
    if (counts(path) && strlen(path) < sizeof paths[0]) {
      strcpy(paths[file], path);
      if (flags & O_CREAT) note_path("C", path, NULL);
      if (flags & O_TRUNC) note_path("T", path, "0");
    }
  }
  return file;
}

static int open_any(const char *path, int flags, va_list rest) {
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;
  if (counts(path) && flags & O_CREAT && fails("open")) return errno = ENOSPC, -1;
  return opened(REAL(open)(path, flags, mode), path, flags);
}

int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  int file = open_any(path, flags, rest);
  va_end(rest);
  return file;
}

int open64(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  int file = open_any(path, flags, rest);
  va_end(rest);
  return file;
}

int mkstemp(char *template) {
  int file = REAL(mkstemp)(template);
  return opened(file, template, O_CREAT);
}

int close(int file) {
  if (file >= 0 && file < DESCRIPTORS) paths[file][0] = 0;
  return REAL(close)(file);
}

static int control(int file, int command, void *argument) {
  int locks = command == F_SETLK || command == F_SETLKW || command == F_GETLK;
  if (locks && path_of(file) && fails("lock")) return errno = ENOLCK, -1;
  return REAL(fcntl)(file, command, argument);
}

int fcntl(int file, int command, ...) {
  va_list rest;
  va_start(rest, command);
  void *argument = va_arg(rest, void *);
  va_end(rest);
  return control(file, command, argument);
}

int fcntl64(int file, int command, ...) {
  va_list rest;
  va_start(rest, command);
  void *argument = va_arg(rest, void *);
  va_end(rest);
  return control(file, command, argument);
}

ssize_t write(int file, const void *bytes, size_t length) {
  const char *path = path_of(file);
  if (!path) return REAL(write)(file, bytes, length);
  if (fails("write")) return errno = ENOSPC, -1;
  off_t offset = lseek(file, 0, SEEK_CUR);
  ssize_t done = REAL(write)(file, bytes, length);
  note_write(path, bytes, done, offset);
  return done;
}

ssize_t pwrite(int file, const void *bytes, size_t length, off_t offset) {
  const char *path = path_of(file);
  if (path && fails("write")) return errno = ENOSPC, -1;
  ssize_t done = REAL(pwrite)(file, bytes, length, offset);
  if (path) note_write(path, bytes, done, offset);
  return done;
}

ssize_t pwrite64(int file, const void *bytes, size_t length, off64_t offset) {
  return pwrite(file, bytes, length, offset);
}

int ftruncate(int file, off_t length) {
  const char *path = path_of(file);
  if (path) {
    if (fails("write")) return errno = ENOSPC, -1;
    char text[32];
    snprintf(text, sizeof text, "%lld", (long long)length);
    note_path("T", path, text);
  }
  return REAL(ftruncate)(file, length);
}

int ftruncate64(int file, off64_t length) { return ftruncate(file, length); }

static int sync_any(int file, int (*real)(int)) {
  const char *path = path_of(file);
  if (path && fails("sync")) return errno = EIO, -1;
  int result = real(file);
  if (path && result == 0) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    char text[32];
    snprintf(text, sizeof text, "%lld", now.tv_sec * 1000000000LL + now.tv_nsec);
    note_path("S", path, text);
  }
  return result;
}

int fsync(int file) { return sync_any(file, REAL(fsync)); }
int fdatasync(int file) { return sync_any(file, REAL(fdatasync)); }

int rename(const char *old, const char *new) {
  if (counts(new) && fails("rename")) return errno = EIO, -1;
  int result = REAL(rename)(old, new);
  if (counts(new) && result == 0) note_path("R", old, new);
  return result;
}

int link(const char *old, const char *new) {
  if (counts(new) && fails("rename")) return errno = EIO, -1;
  int result = REAL(link)(old, new);
  if (counts(new) && result == 0) note_path("L", old, new);
  return result;
}

int unlink(const char *path) {
  int result = REAL(unlink)(path);
  if (counts(path) && result == 0) note_path("U", path, NULL);
  return result;
}

// Memory for the C libraries below the program; Swift itself ends where there is none.
static int is_from_library(const void *address) {
  for (int i = 0; i < range_count; i++) {
    if ((uintptr_t)address >= ranges[i][0] && (uintptr_t)address < ranges[i][1]) return 1;
  }
  return 0;
}

void *__libc_malloc(size_t size);
void *malloc(size_t size) {
  if (range_count > 0 && is_from_library(__builtin_return_address(0)) && fails("malloc")) {
    return errno = ENOMEM, NULL;
  }
  return __libc_malloc(size);
}

// The main thread hears nothing any more: it waits for ever, or is busy for ever.
static void stick(const char *name) {
  if (!stuck_name[0] || strcmp(name, stuck_name) != 0 || gettid() != getpid()) return;
  if (access(stuck_path, F_OK) != 0) return;
  char path[420];
  snprintf(path, sizeof path, "%s.stuck", stuck_path);
  int file = REAL(open)(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
  if (file >= 0) REAL(close)(file);
  if (getenv("TORTURE_BUSY")) {
    for (volatile int turn = 0;; turn++) {}
  }
  while (1) pause();
}

int poll(struct pollfd *files, nfds_t number, int timeout) {
  stick("poll");
  return REAL(poll)(files, number, timeout);
}

// What the program calls of Xlib and Cairo with two arguments at most.
#define STICKY(name)                                                                         \
  static long (*real_##name)(void *, long);                                                  \
  long name(void *first, long second) {                                                      \
    if (!real_##name) real_##name = (long (*)(void *, long))dlsym(RTLD_NEXT, #name);         \
    stick(#name);                                                                            \
    return real_##name(first, second);                                                       \
  }
STICKY(XEventsQueued)
STICKY(XNextEvent)
STICKY(XFlush)
STICKY(cairo_clip)
STICKY(cairo_fill)
STICKY(cairo_restore)

// The program looks functions of libraries up itself that it loads late; other libraries call them by their names.
#define LATE(function)                                     \
  if (strcmp(name, #function) == 0) {                      \
    real_##function = (long (*)(void *, long))found;       \
    return stuck_name[0] ? (void *)function : found;       \
  }
void *dlsym(void *library, const char *name) {
  static void *(*real)(void *, const char *);
  if (!real) real = (void *(*)(void *, const char *))dlvsym(RTLD_NEXT, "dlsym", "GLIBC_2.34");
  void *found = real(library, name);
  if (library == RTLD_NEXT || !found) return found;
  LATE(cairo_clip)
  LATE(cairo_fill)
  LATE(cairo_restore)
  return found;
}
