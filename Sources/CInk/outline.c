// What a pen covers along a line, as polygons whose sides lie to the left and to the right of the line, with a fan of
// the pen's corners round each outer bend. On the inner side of a bend the polygon passes through the line's own point,
// so that all is wound the same way. (Cairo's way of stroking.)

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "scanner.h"

/// Cairo's default: how far a pen's polygon may lie from its circle, in pixels.
static const double tolerance = 0.1;

/// Rounds to 1/256 of a pixel, halves to even: the sum's last bit is worth that much.
static inline int32_t fixed(double pixels) {
  double sum = pixels + 1.5 * (double)(1LL << 44);
  int64_t bits;
  memcpy(&bits, &sum, sizeof bits);
  return (int32_t)bits;
}

static inline struct fixed_vector between(struct fixed_point from, struct fixed_point to) {
  return (struct fixed_vector){to.x - from.x, to.y - from.y};
}

static inline struct fixed_point moved(struct fixed_point point, struct fixed_vector by) {
  return (struct fixed_point){point.x + by.dx, point.y + by.dy};
}

static inline struct fixed_vector opposite(struct fixed_vector vector) {
  return (struct fixed_vector){-vector.dx, -vector.dy};
}

static inline int64_t cross(struct fixed_vector a, struct fixed_vector b) {
  return (int64_t)a.dy * b.dx - (int64_t)b.dy * a.dx;
}

/// Which of two directions comes first, less than half a turn apart: negative if `a` does. Of opposite ones, the one
/// to the right does, or the one that goes down.
static inline int compare(struct fixed_vector a, struct fixed_vector b) {
  int64_t product = cross(a, b);
  if (product != 0) return product > 0 ? 1 : -1;
  bool a_is_zero = a.dx == 0 && a.dy == 0, b_is_zero = b.dx == 0 && b.dy == 0;
  if (a_is_zero || b_is_zero) return a_is_zero && b_is_zero ? 0 : a_is_zero ? 1 : -1;
  bool are_opposite = (a.dx ^ b.dx) < 0 || (a.dy ^ b.dy) < 0;
  return !are_opposite ? 0 : a.dx > 0 || (a.dx == 0 && a.dy > 0) ? -1 : 1;
}

// MARK: The pen

static bool make_pen(struct ink_pen *pen, double half_width) {
  if (pen->count > 0 && pen->half_width == half_width) return true;
  int count = 4;
  if (tolerance < half_width) {
    count = (int)ceil(2 * M_PI / acos(1 - tolerance / half_width));
    count += count % 2;
    if (count < 4) count = 4;
  }
  if (count > pen->room) {
    struct pen_vertex *vertices = realloc(pen->vertices, (size_t)count * sizeof *vertices);
    if (!vertices) return false;
    pen->vertices = vertices;
    pen->room = count;
  }
  pen->half_width = half_width;
  pen->count = count;
  for (int index = 0; index < count; index++) {
    double angle = 2 * M_PI * index / (double)count;
    pen->vertices[index].point =
        (struct fixed_point){fixed(half_width * cos(angle)), fixed(half_width * sin(angle))};
  }
  for (int index = 0; index < count; index++) {
    struct pen_vertex *vertex = &pen->vertices[index];
    vertex->before = between(pen->vertices[(index + count - 1) % count].point, vertex->point);
    vertex->after = between(vertex->point, pen->vertices[(index + 1) % count].point);
  }
  return true;
}

/// Where a corner of the pen lies from a direction, going round: negative before it.
static inline int order_of(
    const struct pen_vertex *corner, struct fixed_vector direction, bool is_clockwise) {
  return is_clockwise ? compare(corner->before, direction) : compare(direction, corner->after);
}

/// The last corner that lies before a direction, in the turn that begins at `first`; with a limit of 1 and not 0, one
/// that lies at it counts as well.
static int last_corner(
    const struct ink_pen *pen, int first, struct fixed_vector direction, bool is_clockwise,
    int limit) {
  int end = first + pen->count;
  while (end - first > 1) {
    int middle = (first + end) / 2;
    if (order_of(&pen->vertices[middle % pen->count], direction, is_clockwise) < limit)
      first = middle;
    else
      end = middle;
  }
  return first % pen->count;
}

/// The corners of the pen round a bend, from `start` on, without `stop`.
static void corners_between(
    const struct ink_pen *pen, struct fixed_vector in, struct fixed_vector out, bool is_clockwise,
    int *start, int *stop) {
  int corner = last_corner(pen, 0, in, is_clockwise, 0);
  if (order_of(&pen->vertices[corner], in, is_clockwise) < 0) corner = (corner + 1) % pen->count;
  const struct pen_vertex *first = &pen->vertices[corner];
  bool is_passed =
      is_clockwise ? compare(out, first->after) >= 0 : compare(first->before, out) <= 0;
  *start = corner;
  *stop = is_passed ? last_corner(pen, corner, out, is_clockwise, 1) : corner;
}

// MARK: Contours

static bool make_contour(struct ink_contour *contour, size_t room) {
  if (room <= contour->room) return true;
  struct fixed_point *points = realloc(contour->points, 2 * room * sizeof *points);
  if (!points) return false;
  contour->points = points;
  contour->room = 2 * room;
  return true;
}

/// For as many points as a line can bring, a fan with all of the pen's corners at each of its places.
static bool make_room(struct ink_scanner *scanner, size_t count) {
  size_t corners = (size_t)scanner->pen.count + 8;
  size_t room = (count + 2) * corners;
  return make_contour(&scanner->left_side, room) && make_contour(&scanner->right_side, room)
      && make_contour(&scanner->end, 2 * corners);
}

static inline void add(struct ink_contour *contour, struct fixed_point point) {
  contour->points[contour->count++] = point;
}

/// Adds a contour's sides to the polygon, and empties it.
static void close_contour(struct ink_scanner *scanner, struct ink_contour *contour, int direction) {
  for (size_t index = 1; index < contour->count; index++) {
    ink_add_edge(scanner, contour->points[index - 1], contour->points[index], direction);
  }
  contour->count = 0;
}

/// A segment's direction, and its two sides at one of its ends.
struct ink_face {
  struct fixed_point point;
  /// To the left and to the right of where the line goes, y pointing down.
  struct fixed_point left, right;
  struct fixed_vector vector;
};

static struct ink_face make_face(
    const struct ink_scanner *scanner, struct fixed_point point, struct fixed_vector vector) {
  double dx = vector.dx / (double)fixed_one, dy = vector.dy / (double)fixed_one;
  double length = sqrt(dx * dx + dy * dy);
  struct fixed_vector side = {
      fixed(-(dy / length) * scanner->half_width), fixed(dx / length * scanner->half_width)};
  return (struct ink_face){point, moved(point, opposite(side)), moved(point, side), vector};
}

static void add_fan(
    struct ink_scanner *scanner, struct fixed_vector in, struct fixed_vector out,
    struct fixed_point middle, bool is_clockwise, struct ink_contour *contour) {
  if (middle.x < scanner->left || middle.x > scanner->right || middle.y < scanner->top
      || middle.y > scanner->bottom) {
    return;
  }
  const struct ink_pen *pen = &scanner->pen;
  int start, stop;
  corners_between(pen, in, out, is_clockwise, &start, &stop);
  while (start != stop) {
    struct fixed_point corner = pen->vertices[start].point;
    add(contour, (struct fixed_point){middle.x + corner.x, middle.y + corner.y});
    if (is_clockwise) {
      if (++start == pen->count) start = 0;
    } else if (start-- == 0) {
      start += pen->count;
    }
  }
}

static void add_join(
    struct ink_scanner *scanner, const struct ink_face *in, const struct ink_face *out) {
  int order = compare(in->vector, out->vector);
  if (order == 0) return;
  bool is_clockwise = order < 0;
  bool is_straight = in->left.x == out->left.x && in->left.y == out->left.y
      && in->right.x == out->right.x && in->right.y == out->right.y;
  struct ink_contour *outer = is_clockwise ? &scanner->left_side : &scanner->right_side;
  struct ink_contour *inner = is_clockwise ? &scanner->right_side : &scanner->left_side;
  if (!is_straight) {
    add_fan(scanner, in->vector, out->vector, in->point, is_clockwise, outer);
    add(outer, is_clockwise ? out->left : out->right);
  }
  add(inner, in->point);
  add(inner, is_clockwise ? out->right : out->left);
}

/// From a face's right side round the end to its left one.
static void add_cap(
    struct ink_scanner *scanner, const struct ink_face *face, struct ink_contour *contour) {
  switch (scanner->cap) {
    case ink_cap_butt:
      break;
    case ink_cap_round:
      add_fan(scanner, face->vector, opposite(face->vector), face->point, false, contour);
      break;
    case ink_cap_square: {
      double dx = face->vector.dx / (double)fixed_one, dy = face->vector.dy / (double)fixed_one;
      double length = sqrt(dx * dx + dy * dy);
      struct fixed_vector forward = {
          fixed(dx / length * scanner->half_width), fixed(dy / length * scanner->half_width)};
      add(contour, moved(face->right, forward));
      add(contour, moved(face->left, forward));
      break;
    }
  }
  add(contour, face->left);
}

static void add_leading_cap(
    struct ink_scanner *scanner, const struct ink_face *face, struct ink_contour *contour) {
  struct ink_face turned = {face->point, face->right, face->left, opposite(face->vector)};
  add_cap(scanner, &turned, contour);
}

// MARK: Lines

/// Takes over points, without those that lie on the way between the others.
static size_t make_path(
    struct ink_scanner *scanner, const struct ink_point *points, size_t count, double offset_x,
    double offset_y) {
  if (count > scanner->path_room) {
    struct fixed_point *path = realloc(scanner->path, count * 2 * sizeof *path);
    if (!path) return 0;
    scanner->path = path;
    scanner->path_room = count * 2;
  }
  struct fixed_point *path = scanner->path;
  size_t kept = 0;
  for (size_t index = 0; index < count; index++) {
    double x = points[index].x + offset_x, y = points[index].y + offset_y;
    if (!(fabs(x) < most_side && fabs(y) < most_side)) return 0;
    struct fixed_point point = {fixed(x), fixed(y)};
    if (kept > 1) {
      struct fixed_point last = path[kept - 1];
      if (point.x == last.x && point.y == last.y) continue;
      struct fixed_vector before = between(path[kept - 2], last), after = between(last, point);
      bool goes_on = cross(before, after) == 0
          && (int64_t)before.dx * after.dx + (int64_t)before.dy * after.dy >= 0;
      if (goes_on) kept--;
    }
    path[kept++] = point;
  }
  return kept;
}

static void add_dot(struct ink_scanner *scanner, struct fixed_point point) {
  if (scanner->cap != ink_cap_round) return;
  struct ink_face face = make_face(scanner, point, (struct fixed_vector){fixed_one, 0});
  struct ink_contour *contour = &scanner->right_side;
  add_leading_cap(scanner, &face, contour);
  add_cap(scanner, &face, contour);
  add(contour, contour->points[0]);
  close_contour(scanner, contour, -1);
}

void ink_add_line(
    struct ink_scanner *scanner, const struct ink_point *points, size_t count, double offset_x,
    double offset_y) {
  // A pen of which nothing is left.
  if (count < 2 || tolerance >= 4 * scanner->half_width) return;
  size_t kept = make_path(scanner, points, count, offset_x, offset_y);
  if (kept == 0 || !make_pen(&scanner->pen, scanner->half_width) || !make_room(scanner, kept)) {
    scanner->is_complete = false;
    return;
  }
  const struct fixed_point *path = scanner->path;
  if (kept == 2 && path[0].x == path[1].x && path[0].y == path[1].y) {
    return add_dot(scanner, path[0]);
  }
  struct ink_contour *left = &scanner->left_side, *right = &scanner->right_side,
                     *end = &scanner->end;
  struct ink_face first = {0}, current = {0};
  for (size_t index = 1; index < kept; index++) {
    struct fixed_vector vector = between(path[index - 1], path[index]);
    struct ink_face face = make_face(scanner, path[index - 1], vector);
    if (index == 1) {
      first = face;
      add(left, face.left);
      add(right, face.right);
    } else {
      add_join(scanner, &current, &face);
    }
    current =
        (struct ink_face){path[index], moved(face.left, vector), moved(face.right, vector), vector};
    add(left, current.left);
    add(right, current.right);
  }
  add_cap(scanner, &current, right);
  close_contour(scanner, right, -1);
  add(end, first.left);
  add_leading_cap(scanner, &first, end);
  close_contour(scanner, end, -1);
  close_contour(scanner, left, 1);
}
