/* What is asked of a text before it is read. */
#ifndef STOA_CJSON_TEXT_H
#define STOA_CJSON_TEXT_H

#include <stddef.h>

namespace cj {

/* NULs behind a text: its last sequence of UTF-8 may be cut, and is looked at as if it were whole. */
constexpr size_t padding = 4;

/* How many nodes these bytes can make at most before the first fault in them. Each stands first, or behind one of `[`,
   `{`, `,` and `:`; and a whole text of n nodes has 2n - 1 bytes at least, to which a part of it may lack the ends of
   `deepest` arrays and objects, and of one member. */
size_t node_bound(const char *bytes, size_t count, size_t deepest);

/* How many bytes are UTF-8 up to the first sequence that is not; `padding` NULs must follow. */
size_t valid_prefix(const char *text, size_t count);

/* Whether there is half of a surrogate pair among what would be UTF-8 without it. */
bool has_half_pair(const char *text, size_t count);

} // namespace cj

#endif
