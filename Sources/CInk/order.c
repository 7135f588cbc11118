// The edges that cross a row, from row to row.
//
// They are kept by rising x. Where several are at one place, their order decides whether a row is sampled. Cairo's
// order depends on how it merges lists, so lists are merged here in the same way.

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "scanner.h"

// MARK: Lists

/// Merges two lists that rise. Of edges at one place, those come first from whose list the last one was taken.
static int32_t merge(
    struct ink_edge **edges, int32_t count, struct ink_edge **others, int32_t other_count,
    struct ink_edge **result) {
  int32_t index = 0, other = 0, merged = 0;
  bool takes_first = count > 0 && (other_count == 0 || edges[0]->cell <= others[0]->cell);
  while (index < count && other < other_count) {
    if (takes_first) {
      int32_t cell = others[other]->cell;
      while (index < count && edges[index]->cell <= cell) result[merged++] = edges[index++];
    } else {
      int32_t cell = edges[index]->cell;
      while (other < other_count && others[other]->cell <= cell) result[merged++] = others[other++];
    }
    takes_first = !takes_first;
  }
  while (index < count) result[merged++] = edges[index++];
  while (other < other_count) result[merged++] = others[other++];
  return merged;
}

/// Sorts up to 2^(level + 1) edges by merging pairs.
///
/// @return how many it sorted.
static int32_t sort(struct ink_edge **edges, int32_t count, int level, struct ink_edge **scratch) {
  if (count < 2) return count;
  if (edges[0]->cell > edges[1]->cell) {
    struct ink_edge *edge = edges[0];
    edges[0] = edges[1];
    edges[1] = edge;
  }
  int32_t sorted = 2;
  for (int next = 0; next < level && sorted < count; next++) {
    int32_t more = sort(edges + sorted, count - sorted, next, scratch);
    merge(edges, sorted, edges + sorted, more, scratch);
    sorted += more;
    memcpy(edges, scratch, (size_t)sorted * sizeof *edges);
  }
  return sorted;
}

/// Adds the edges that begin at a sample of a row to those of a list.
///
/// @return the new count of the list.
static int32_t add_beginning(
    struct ink_scanner *scanner, int row, int sample, struct ink_edge **list, int32_t count) {
  struct ink_edge **beginning = scanner->active + 2 * scanner->active_room;
  struct ink_edge **scratch = beginning + scanner->active_room;
  int32_t beginning_count = 0;
  for (int32_t index = scanner->buckets[row].first; index >= 0;) {
    struct ink_edge *edge = &scanner->edges[index];
    if (edge->first == sample) {
      edge->cell = rounded_down(edge->x + sample * edge->slope);
      beginning[beginning_count++] = edge;
    }
    index = edge->following;
  }
  if (beginning_count == 0) return count;
  sort(beginning, beginning_count, INT_MAX, scratch);
  int32_t merged = merge(list, count, beginning, beginning_count, scratch);
  memcpy(list, scratch, (size_t)merged * sizeof *list);
  return merged;
}

// MARK: Rows

bool ink_begin_rows(struct ink_scanner *scanner) {
  scanner->active_count = 0;
  if (scanner->edge_count <= scanner->active_room) return true;
  size_t room = (size_t)scanner->edge_room;
  scanner->active_room = 0;
  free(scanner->crossings);
  scanner->crossings = aligned_alloc(64, room * 64);
  // The edges of the row, those of its beginning, those that begin in it, and what is merged.
  struct ink_edge **active = realloc(scanner->active, 4 * room * sizeof *active);
  if (!active) return false;
  scanner->active = active;
  if (!scanner->crossings) return false;
  scanner->active_room = (int32_t)room;
  return true;
}

bool ink_begin_edges(struct ink_scanner *scanner, int row) {
  if (scanner->buckets[row].first < 0) return true;
  bool begin_with_row = true, some_do = false;
  for (int32_t index = scanner->buckets[row].first; index >= 0;) {
    struct ink_edge *edge = &scanner->edges[index];
    edge->next = rounded_down(edge->x + sample_rows * edge->slope);
    if (edge->first == 0)
      some_do = true;
    else
      begin_with_row = false;
    index = edge->following;
  }
  if (some_do) {
    scanner->active_count = add_beginning(scanner, row, 0, scanner->active, scanner->active_count);
  }
  if (begin_with_row) return true;
  for (int32_t index = scanner->buckets[row].first; index >= 0;) {
    struct ink_edge *edge = &scanner->edges[index];
    if (edge->first > 0) scanner->active[scanner->active_count++] = edge;
    index = edge->following;
  }
  return false;
}

/// Puts the last of some edges behind those that are not further right.
///
/// @return its place.
static inline int32_t sort_last(struct ink_edge **edges, int32_t count) {
  struct ink_edge *edge = edges[count - 1];
  int32_t place = count - 1;
  for (; place > 0 && edges[place - 1]->cell > edge->cell; place--) edges[place] = edges[place - 1];
  edges[place] = edge;
  return place;
}

/// Sorts the edges that go on below a row as they come there from sample to sample: the only way to know the order of
/// those that come to one place.
///
/// @param list the edges at the beginning of the row, in order: it is used up.
static void sort_by_samples(
    struct ink_scanner *scanner, int row, struct ink_edge **list, int32_t count) {
  for (int32_t index = 0; index < count; index++) list[index]->cell = rounded_down(list[index]->x);
  for (int sample = 0; sample < sample_rows; sample++) {
    count = add_beginning(scanner, row, sample, list, count);
    int32_t kept = 0;
    for (int32_t index = 0; index < count; index++) {
      struct ink_edge *edge = list[index];
      if (sample + 1 >= edge->first + edge->left) continue;
      edge->cell = rounded_down(edge->x + (sample + 1) * edge->slope);
      list[kept++] = edge;
      sort_last(list, kept);
    }
    count = kept;
  }
  memcpy(scanner->active, list, (size_t)count * sizeof *list);
}

static void step(struct ink_edge *edge) {
  edge->left -= sample_rows - edge->first;
  edge->first = 0;
  edge->x += sample_rows * edge->slope;
  edge->cell = edge->next;
  edge->next = rounded_down(edge->x + sample_rows * edge->slope);
}

void ink_step(struct ink_scanner *scanner) {
  int32_t count = 0;
  for (int32_t index = 0; index < scanner->active_count; index++) {
    struct ink_edge *edge = scanner->active[index];
    if (edge->left <= sample_rows) continue;
    step(edge);
    scanner->active[count++] = edge;
  }
  scanner->active_count = count;
}

void ink_step_sorting(struct ink_scanner *scanner, int row, int32_t old_count) {
  struct ink_edge **active = scanner->active;
  int32_t count = 0;
  bool are_equal = false;
  for (int32_t index = 0; index < scanner->active_count; index++) {
    struct ink_edge *edge = active[index];
    if (edge->left <= sample_rows - edge->first) continue;
    edge->cell = edge->next;
    active[count++] = edge;
    int32_t place = sort_last(active, count);
    if (place > 0 && active[place - 1]->cell == edge->cell
        && (active[place - 1]->slope != edge->slope || active[place - 1]->x != edge->x)) {
      are_equal = true;
    }
  }
  if (are_equal) {
    sort_by_samples(scanner, row, scanner->active + scanner->active_room, old_count);
  }
  scanner->active_count = count;
  for (int32_t index = 0; index < count; index++) step(active[index]);
}
