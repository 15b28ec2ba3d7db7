/* jansson for Swift. */
#ifndef STOA_CJANSSON_SHIM_H
#define STOA_CJANSSON_SHIM_H

#include <jansson.h>

#endif
