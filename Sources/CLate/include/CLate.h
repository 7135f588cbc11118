#ifndef CLATE_H
#define CLATE_H

/// Libraries that are loaded when the program first calls one of their functions, and not before it begins.
///
/// It needs no call of its own: whoever is linked with it has a short function for each one in `functions.h`, which
/// goes on to the real one.

#endif
