#include "CStorage.h"

#include <string.h>

static const uint64_t prime1 = 0x9E3779B185EBCA87, prime2 = 0xC2B2AE3D27D4EB4F, prime3 = 0x165667B19E3779F9,
                      prime4 = 0x85EBCA77C2B2AE63, prime5 = 0x27D4EB2F165667C5;

static uint64_t rotated(uint64_t value, int count) { return value << count | value >> (64 - count); }

static uint64_t round_of(uint64_t lane, uint64_t input) { return rotated(lane + input * prime2, 31) * prime1; }

/* As on a little-endian machine, which is what Stoa runs on. */
static uint64_t word(const unsigned char *bytes) {
  uint64_t value;
  memcpy(&value, bytes, sizeof value);
  return value;
}

static uint32_t half_word(const unsigned char *bytes) {
  uint32_t value;
  memcpy(&value, bytes, sizeof value);
  return value;
}

uint64_t stoa_checksum(const void *bytes, size_t count, uint64_t seed) {
  const unsigned char *next = bytes;
  size_t rest = count;
  uint64_t sum = seed + prime5;
  if (rest >= 32) {
    uint64_t lanes[4] = {seed + prime1 + prime2, seed + prime2, seed, seed - prime1};
    for (; rest >= 32; rest -= 32)
      for (int lane = 0; lane < 4; lane++, next += 8) lanes[lane] = round_of(lanes[lane], word(next));
    sum = rotated(lanes[0], 1) + rotated(lanes[1], 7) + rotated(lanes[2], 12) + rotated(lanes[3], 18);
    for (int lane = 0; lane < 4; lane++) sum = (sum ^ round_of(0, lanes[lane])) * prime1 + prime4;
  }
  sum += count;
  for (; rest >= 8; rest -= 8, next += 8) sum = rotated(sum ^ round_of(0, word(next)), 27) * prime1 + prime4;
  if (rest >= 4) {
    sum = rotated(sum ^ half_word(next) * prime1, 23) * prime2 + prime3;
    rest -= 4, next += 4;
  }
  for (; rest > 0; rest--, next++) sum = rotated(sum ^ *next * prime5, 11) * prime1;
  sum = (sum ^ sum >> 33) * prime2;
  sum = (sum ^ sum >> 29) * prime3;
  return sum ^ sum >> 32;
}
