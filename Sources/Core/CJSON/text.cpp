#include "text.h"
#include "reader.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace cj {

namespace {

struct Nowhere {
  void Put(char) {}
};

} // namespace

size_t node_bound(const char *bytes, size_t count, size_t deepest) {
  /* An end of the most is `":1`, or that of a literal. */
  const size_t most = (count + deepest + 8) / 2;
  size_t bound = 1;
  while (count > 0) {
    /* So few that a byte can count them: that is what makes vectors of the loop. */
    const size_t block = std::min<size_t>(count, 128);
    uint8_t found = 0;
    for (size_t index = 0; index < block; index++) {
      const char byte = bytes[index];
      found += ((byte | 0x20) == '{') | (byte == ',') | (byte == ':');
    }
    bound += found;
    bytes += block;
    count -= block;
  }
  return std::min(bound, most);
}

size_t valid_prefix(const char *text, size_t count) {
  size_t index = 0;
  while (index < count) {
    uint64_t word = 0x80;
    if (count - index >= sizeof word) std::memcpy(&word, text + index, sizeof word);
    if ((word & 0x8080808080808080) == 0) {
      index += sizeof word;
    } else {
      rapidjson::StringStream stream(text + index);
      Nowhere nowhere;
      if (!rapidjson::UTF8<>::Validate(stream, nowhere)) return index;
      index += stream.Tell();
    }
  }
  return count;
}

bool has_half_pair(const char *text, size_t count) {
  const char *const end = text + count;
  while (const void *found = std::memchr(text, 0xED, static_cast<size_t>(end - text))) {
    text = static_cast<const char *>(found) + 1;
    if (text < end && (*text & 0x20)) return true;
  }
  return false;
}

} // namespace cj
