#include "CClipping.h"

#include "Clipper.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

using namespace ClipperLib;

static Paths paths(const clipping_paths &given) {
  Paths paths(given.count);
  size_t start = 0;
  for (size_t index = 0; index < given.count; index++) {
    for (size_t place = start; place < given.ends[index]; place++) {
      paths[index].emplace_back(given.points[place].x, given.points[place].y);
    }
    start = given.ends[index];
  }
  return paths;
}

namespace {
struct Contour {
  const Path *path;
  size_t part;
};

template <typename T> T *copy(const std::vector<T> &values) {
  // Of nothing there is a copy, too.
  T *copy = static_cast<T *>(malloc(std::max<size_t>(values.size(), 1) * sizeof(T)));
  if (copy) std::copy(values.begin(), values.end(), copy);
  return copy;
}
}

/// Adds the contours of the parts that lie in a node: what lies in a hole is a part for itself.
static void gather(const PolyNode &around, std::vector<Contour> &contours, size_t &part_count) {
  for (const PolyNode *edge : around.Childs) {
    const size_t part = part_count++;
    contours.push_back({&edge->Contour, part});
    for (const PolyNode *hole : edge->Childs) contours.push_back({&hole->Contour, part});
    for (const PolyNode *hole : edge->Childs) gather(*hole, contours, part_count);
  }
}

static PolyFillType rule(bool is_even_odd) { return is_even_odd ? pftEvenOdd : pftNonZero; }

/// Hands the parts of a tree over; false if there is no room for them.
static bool copy(const PolyTree &tree, clipping_parts &parts) {
  std::vector<Contour> contours;
  size_t part_count = 0;
  gather(tree, contours, part_count);
  std::vector<clipping_point> points;
  std::vector<size_t> ends, numbers;
  for (const Contour &contour : contours) {
    for (const IntPoint &point : *contour.path) points.push_back({point.X, point.Y});
    ends.push_back(points.size());
    numbers.push_back(contour.part);
  }
  parts = {copy(points), points.size(), copy(ends), copy(numbers), contours.size()};
  if (parts.points && parts.ends && parts.parts) return true;
  clipping_free(&parts);
  return false;
}

bool clipping_subtract(struct clipping_paths region, bool is_even_odd, struct clipping_paths lines,
                       const double *radii, double tolerance, struct clipping_parts *parts) {
  try {
    PolyTree tree;
    WholeClipper whole;
    Clipper &clipper = whole.clipper;
    // Corners on straight lines are where curves go on.
    clipper.PreserveCollinear(true);
    clipper.AddPaths(paths(region), ptSubject, true);
    const Paths axes = paths(lines);
    for (size_t index = 0; index < axes.size(); index++) {
      ClipperOffset offset(2, tolerance);
      offset.AddPath(axes[index], jtRound, etOpenRound);
      Paths near;
      offset.Execute(near, radii[index]);
      clipper.AddPaths(near, ptClip, true);
    }
    clipper.Execute(ctDifference, tree, rule(is_even_odd), pftNonZero);
    return copy(tree, *parts);
  } catch (...) {
    return false;
  }
}

bool clipping_combine(struct clipping_paths region, bool is_even_odd, struct clipping_paths other,
                      bool is_other_even_odd, enum clipping_operation operation, struct clipping_parts *parts) {
  static const ClipType types[] = {ctUnion, ctIntersection, ctDifference, ctXor};
  try {
    PolyTree tree;
    WholeClipper whole;
    Clipper &clipper = whole.clipper;
    clipper.PreserveCollinear(true);
    clipper.AddPaths(paths(region), ptSubject, true);
    clipper.AddPaths(paths(other), ptClip, true);
    clipper.Execute(types[operation], tree, rule(is_even_odd), rule(is_other_even_odd));
    return copy(tree, *parts);
  } catch (...) {
    return false;
  }
}

bool clipping_offset(struct clipping_paths region, bool is_even_odd, double distance, bool is_round, double tolerance,
                     struct clipping_parts *parts) {
  try {
    // Edges go one way round, and holes the other, only in the result of an operation.
    PolyTree edges;
    WholeClipper first;
    first.clipper.AddPaths(paths(region), ptSubject, true);
    first.clipper.Execute(ctUnion, edges, rule(is_even_odd), pftNonZero);
    std::vector<Contour> contours;
    size_t part_count = 0;
    gather(edges, contours, part_count);
    ClipperOffset offset(10, tolerance);
    for (const Contour &contour : contours) {
      offset.AddPath(*contour.path, is_round ? jtRound : jtMiter, etClosedPolygon);
    }
    Paths moved;
    offset.Execute(moved, distance);
    PolyTree tree;
    WholeClipper second;
    second.clipper.AddPaths(moved, ptSubject, true);
    second.clipper.Execute(ctUnion, tree, pftNonZero, pftNonZero);
    return copy(tree, *parts);
  } catch (...) {
    return false;
  }
}

void clipping_free(struct clipping_parts *parts) {
  free(parts->points);
  free(parts->ends);
  free(parts->parts);
}
