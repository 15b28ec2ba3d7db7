/* libvterm for Swift: accessors for the bit fields and unions that the importer cannot see. Tests only. */
#ifndef STOA_CVTERM_SHIM_H
#define STOA_CVTERM_SHIM_H

#include <vterm.h>

static inline _Bool stoa_cell_bold(const VTermScreenCell *cell) { return cell->attrs.bold; }
static inline _Bool stoa_cell_underline(const VTermScreenCell *cell) { return cell->attrs.underline != 0; }
static inline _Bool stoa_cell_reverse(const VTermScreenCell *cell) { return cell->attrs.reverse; }

static inline _Bool stoa_color_is_indexed(const VTermColor *color) { return VTERM_COLOR_IS_INDEXED(color) != 0; }
static inline _Bool stoa_color_is_default_foreground(const VTermColor *color) {
  return VTERM_COLOR_IS_DEFAULT_FG(color) != 0;
}
static inline _Bool stoa_color_is_default_background(const VTermColor *color) {
  return VTERM_COLOR_IS_DEFAULT_BG(color) != 0;
}
static inline int stoa_color_index(const VTermColor *color) { return color->indexed.idx; }

#endif
