/* ncursesw for Swift: accessors for what the importer cannot see (globals that Swift 6 calls unsafe, macros). */
#ifndef STOA_CNCURSES_SHIM_H
#define STOA_CNCURSES_SHIM_H

#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif
#include <curses.h>
#include <stdio.h>
#include <string.h>

/* From term.h, which is not included for its hundreds of lower-case macros. */
extern NCURSES_EXPORT(char *) tigetstr(NCURSES_CONST char *);
extern NCURSES_EXPORT(int) tigetnum(NCURSES_CONST char *);
extern NCURSES_EXPORT(int) tigetflag(NCURSES_CONST char *);

static inline WINDOW *stoa_stdscr(void) { return stdscr; }
static inline WINDOW *stoa_curscr(void) { return curscr; }
static inline int stoa_colors(void) { return COLORS; }

static inline attr_t stoa_attr_bold(void) { return A_BOLD; }
static inline attr_t stoa_attr_dim(void) { return A_DIM; }
static inline attr_t stoa_attr_reverse(void) { return A_REVERSE; }
static inline attr_t stoa_attr_underline(void) { return A_UNDERLINE; }

/* A capability's text, or NULL when the terminal lacks it (tigetstr also answers -1 for a wrong name). */
static inline const char *stoa_capability(const char *name) {
  char *text = tigetstr((NCURSES_CONST char *)name);
  return text == (char *)-1 ? NULL : text;
}

/* Whether the terminal has a property; -1 for a wrong name counts as no. */
static inline _Bool stoa_flag(const char *name) { return tigetflag((NCURSES_CONST char *)name) > 0; }

/* Takes a part out of a capability, where it stands there: tigetstr gives ncurses' own copy of the text. */
static inline void stoa_capability_drop(const char *name, const char *part) {
  char *text = tigetstr((NCURSES_CONST char *)name);
  if (text == NULL || text == (char *)-1) return;
  char *found = strstr(text, part);
  if (found != NULL) memmove(found, found + strlen(part), strlen(found + strlen(part)) + 1);
}

/* The attributes and the colour pair for what is written next; wattr_set is a macro in some versions. */
static inline void stoa_set_attributes(WINDOW *window, attr_t attributes, int pair) {
  (wattr_set)(window, attributes, (NCURSES_PAIRS_T)pair, NULL);
}

/* Puts a character and what follows it into the cell at a position, which waddnstr leaves incomplete at the right edge. */
static inline void stoa_put_cluster(WINDOW *window, int y, int x, const wchar_t *text) {
  attr_t attributes;
  NCURSES_PAIRS_T pair;
  cchar_t cell;
  (wattr_get)(window, &attributes, &pair, NULL);
  if (setcchar(&cell, text, attributes, pair, NULL) != OK) return;
  if (wmove(window, y, x) == OK) wadd_wchnstr(window, &cell, 1);
}

#endif
