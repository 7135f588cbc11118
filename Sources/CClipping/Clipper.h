#pragma once

#include <polyclipping/clipper.hpp>

/// A `Clipper` that is destroyed by its library: a destructor of ours would need the library when the program is loaded.
class WholeClipper {
  alignas(ClipperLib::Clipper) unsigned char room[sizeof(ClipperLib::Clipper)];

public:
  ClipperLib::Clipper &clipper;

  WholeClipper();
  WholeClipper(const WholeClipper &) = delete;
  ~WholeClipper();
};
