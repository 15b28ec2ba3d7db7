#include "cterminal.h"

#include <malloc.h>

void ct_memory_share(void) {
  mallopt(M_ARENA_MAX, 1);
  mallopt(M_TOP_PAD, 1 << 20);
}
