/* zlib, which inflates the bodies of answers. */
#pragma once
#include <zlib.h>
