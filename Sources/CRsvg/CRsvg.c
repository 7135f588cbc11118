#include "CRsvg.h"

#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

// The functions of librsvg 2.48 and later. Declaring them here spares builds the header of an optional library.
static struct {
  void *(*new_from_data)(const uint8_t *data, size_t length, void **error);
  void (*set_dpi)(void *handle, double dpi);
  int (*set_stylesheet)(void *handle, const uint8_t *css, size_t length, void **error);
  int (*render_layer)(void *handle, void *context, const char *id, const rsvg_box *viewport, void **error);
  int (*geometry_for_layer)(
    void *handle, const char *id, const rsvg_box *viewport, rsvg_box *ink, rsvg_box *logical, void **error);
  void (*unref)(void *object);
  void (*free_error)(void *error);
} rsvg;

static bool is_loaded = false;

static void load(void) {
  void *library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  const struct {
    void *to;
    const char *name;
  } functions[] = {
    {&rsvg.new_from_data, "rsvg_handle_new_from_data"},
    {&rsvg.set_dpi, "rsvg_handle_set_dpi"},
    {&rsvg.set_stylesheet, "rsvg_handle_set_stylesheet"},
    {&rsvg.render_layer, "rsvg_handle_render_layer"},
    {&rsvg.geometry_for_layer, "rsvg_handle_get_geometry_for_layer"},
    {&rsvg.unref, "g_object_unref"},
    {&rsvg.free_error, "g_error_free"},
  };
  for (size_t index = 0; index < sizeof functions / sizeof functions[0]; index++) {
    void *symbol = dlsym(library, functions[index].name);
    if (!symbol) return;
    memcpy(functions[index].to, &symbol, sizeof symbol);
  }
  is_loaded = true;
}

bool rsvg_is_available(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_loaded;
}

/// What a call returned, with its error let go.
static bool succeeded(int result, void *error) {
  if (error) rsvg.free_error(error);
  return result != 0 && !error;
}

rsvg_drawing *rsvg_open(const uint8_t *bytes, size_t count, const char *style) {
  if (!rsvg_is_available()) return NULL;
  void *error = NULL;
  void *handle = rsvg.new_from_data(bytes, count, &error);
  if (!succeeded(handle != NULL, error)) return NULL;
  rsvg.set_dpi(handle, 96);
  if (*style) {
    error = NULL;
    int result = rsvg.set_stylesheet(handle, (const uint8_t *)style, strlen(style), &error);
    if (!succeeded(result, error)) {
      rsvg.unref(handle);
      return NULL;
    }
  }
  return handle;
}

void rsvg_close(rsvg_drawing *drawing) { rsvg.unref(drawing); }

bool rsvg_draw(rsvg_drawing *drawing, void *context, const char *id, rsvg_box viewport) {
  void *error = NULL;
  int result = rsvg.render_layer(drawing, context, id, &viewport, &error);
  return succeeded(result, error);
}

bool rsvg_ink(rsvg_drawing *drawing, const char *id, rsvg_box viewport, rsvg_box *ink) {
  void *error = NULL;
  rsvg_box logical;
  int result = rsvg.geometry_for_layer(drawing, id, &viewport, ink, &logical, &error);
  return succeeded(result, error);
}
