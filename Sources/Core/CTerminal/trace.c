#define _GNU_SOURCE
#include "crash.h"

#include <dlfcn.h>
#include <link.h>
#include <stdint.h>
#include <string.h>
#include <ucontext.h>
#include <unwind.h>

enum { FRAMES = 96 };

struct walk {
  uintptr_t places[FRAMES];
  int count;
};

static uintptr_t interrupted_at(const ucontext_t *context) {
#if defined(__x86_64__)
  return (uintptr_t)context->uc_mcontext.gregs[REG_RIP];
#elif defined(__aarch64__)
  return (uintptr_t)context->uc_mcontext.pc;
#else
  (void)context;
  return 0;
#endif
}

static _Unwind_Reason_Code take_frame(struct _Unwind_Context *frame, void *argument) {
  struct walk *walk = argument;
  int is_exact = 0;
  const uintptr_t place = _Unwind_GetIPInfo(frame, &is_exact);
  if (place == 0 || walk->count == FRAMES) return _URC_END_OF_STACK;
  /* A return address belongs to the line after the call. */
  walk->places[walk->count++] = is_exact ? place : place - 1;
  return _URC_NO_REASON;
}

static void put_place(struct ct_text *text, int number, uintptr_t place) {
  struct dl_find_object found;
  ct_put(text, number < 10 ? "   " : "  ");
  ct_put_number(text, (unsigned long)number, 10, 0);
  ct_put(text, "  ");
  /* `dladdr` takes the loader's lock; this does not. */
  if (_dl_find_object((void *)place, &found) == 0) {
    const char *name = found.dlfo_link_map->l_name;
    const char *slash = strrchr(name, '/');
    ct_put(text, *name == 0 ? "PROGRAM" : slash ? slash + 1 : name);
    ct_put(text, " ");
    place -= found.dlfo_link_map->l_addr;
  }
  ct_put(text, "0x");
  ct_put_number(text, place, 16, 0);
  ct_put(text, "\n");
}

void ct_crash_trace(int fd, const ucontext_t *context) {
  struct ct_text text = {.fd = fd};
  ct_put(&text,
         "\nWhere, innermost first. `addr2line -fipe PROGRAM OFFSET | swift demangle` names the places of the\n"
         "program's own; PROGRAM is the file that ran, OFFSET the number:\n");
  const uintptr_t origin = interrupted_at(context);
  static struct walk walk;
  _Unwind_Backtrace(take_frame, &walk);
  /* What comes before the interrupted place is this handler. */
  int first = 0;
  while (first < walk.count && walk.places[first] != origin) first++;
  if (first == walk.count) {
    put_place(&text, 0, origin);
    ct_put(&text, "  the stack above it could not be walked\n");
  }
  for (int i = first; i < walk.count; i++) put_place(&text, i - first, walk.places[i]);
  ct_flush(&text);
}
