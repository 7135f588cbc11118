#include "Clipper.h"

#include <dlfcn.h>
#include <stdexcept>

// Clipper is loaded when something is cut for the first time. It brings all of the C++ library along, of which the program
// has its own few pieces: thousands of names that every start would look up, though most starts cut nothing. What is
// called of Clipper therefore stands here, under the names that the C++ ABI gives it, and passes each call on.
// Source: Itanium C++ ABI, "External Names" and "Member Function Calls".

using namespace ClipperLib;

template <typename Function> static Function *find(const char *symbol) {
  // Its name tells the version of what is called.
  static void *const library = dlopen("libpolyclipping.so.22", RTLD_NOW | RTLD_LOCAL);
  void *const found = library ? dlsym(library, symbol) : nullptr;
  if (!found) throw std::runtime_error(symbol);
  return reinterpret_cast<Function *>(found);
}

#define PASS_ON(result, name, symbol, parameters, arguments)                                                           \
  result name parameters __asm__(symbol);                                                                              \
  result name parameters { return find<result parameters>(symbol) arguments; }

PASS_ON(void, make_clipper, "_ZN10ClipperLib7ClipperC1Ei", (Clipper *clipper, int options), (clipper, options))
PASS_ON(bool, add_paths,
        "_ZN10ClipperLib11ClipperBase8AddPathsERKSt6vectorIS1_INS_8IntPointESaIS2_EESaIS4_EENS_8PolyTypeEb",
        (ClipperBase *clipper, const Paths &paths, PolyType type, bool is_closed), (clipper, paths, type, is_closed))
PASS_ON(bool, execute, "_ZN10ClipperLib7Clipper7ExecuteENS_8ClipTypeERNS_8PolyTreeENS_12PolyFillTypeES4_",
        (Clipper *clipper, ClipType type, PolyTree &tree, PolyFillType subject, PolyFillType clip),
        (clipper, type, tree, subject, clip))

PASS_ON(void, make_offset, "_ZN10ClipperLib13ClipperOffsetC1Edd",
        (ClipperOffset *offset, double miter_limit, double arc_tolerance), (offset, miter_limit, arc_tolerance))
PASS_ON(void, end_offset, "_ZN10ClipperLib13ClipperOffsetD1Ev", (ClipperOffset *offset), (offset))
PASS_ON(void, add_path, "_ZN10ClipperLib13ClipperOffset7AddPathERKSt6vectorINS_8IntPointESaIS2_EENS_8JoinTypeENS_7EndTypeE",
        (ClipperOffset *offset, const Path &path, JoinType join, EndType end), (offset, path, join, end))
PASS_ON(void, execute_offset, "_ZN10ClipperLib13ClipperOffset7ExecuteERSt6vectorIS1_INS_8IntPointESaIS2_EESaIS4_EEd",
        (ClipperOffset *offset, Paths &paths, double distance), (offset, paths, distance))

PASS_ON(void, make_node, "_ZN10ClipperLib8PolyNodeC2Ev", (PolyNode *node), (node))
PASS_ON(void, clear, "_ZN10ClipperLib8PolyTree5ClearEv", (PolyTree *tree), (tree))

WholeClipper::WholeClipper() : clipper(*new (room) Clipper) {}

WholeClipper::~WholeClipper() { find<void(Clipper *)>("_ZN10ClipperLib7ClipperD1Ev")(&clipper); }
