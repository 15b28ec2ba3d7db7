#include "tree.h"
#include "text.h"

#include <cfloat>
#include <charconv>
#include <clocale>
#include <cmath>
#include <cstdlib>
#include <cstring>

namespace cj {

bool Tree::close(uint32_t count, size_t children) {
  depth_--;
  std::memmove(closed_, open_, children * sizeof *open_);
  open_ += children;
  open_->children = closed_;
  open_->count = count;
  closed_ += children;
  return true;
}

bool Tree::String(const char *text, rapidjson::SizeType count, bool) {
  if ((may_have_halves_ && has_half_pair(text, count)) || !push(CJ_TEXT)) return false;
  open_->text = text;
  open_->count = count;
  return true;
}

bool Tree::RawNumber(const char *text, rapidjson::SizeType count, bool) {
  if (!push(CJ_INTEGER)) return false;
  const auto [end, error] = std::from_chars(text, text + count, open_->integer);
  if (error == std::errc() && end == text + count) return true;
  /* In place, the byte behind a number is still there, and no number goes on with it. */
  static const locale_t locale = newlocale(LC_ALL_MASK, "C", nullptr);
  const double real = strtod_l(text, nullptr, locale);
  open_->real = std::isfinite(real) ? real : std::copysign(DBL_MAX, real);
  open_->kind = CJ_REAL;
  return true;
}

} // namespace cj
