#include "Session.h"

#include <stdlib.h>
#include <string.h>

wchar_t *edit_widen(const char *text, int keeps_newlines) {
  size_t length = strlen(text), n = 0;
  wchar_t *wide = malloc((length + 1) * sizeof *wide);
  for (size_t i = 0; i < length;) {
    unsigned char lead = (unsigned char)text[i++];
    int more = lead < 0x80 ? 0 : lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : lead >= 0xc2 ? 1 : -1;
    wchar_t scalar = more <= 0 ? lead : lead & (0x3f >> more);
    for (int k = 0; k < more; k++) {
      if (((unsigned char)text[i] & 0xc0) != 0x80) {
        more = -1;
        break;
      }
      scalar = scalar << 6 | (text[i++] & 0x3f);
    }
    if (more < 0 || scalar > 0x10ffff || (scalar >= 0xd800 && scalar < 0xe000)) scalar = 0xfffd;
    if (scalar == '\t' || (scalar == '\n' && keeps_newlines) || (scalar >= ' ' && scalar < 0x7f) ||
        scalar >= 0xa0)
      wide[n++] = scalar;
  }
  wide[n] = 0;
  return wide;
}

char *edit_narrow(const wchar_t *wide, size_t count) {
  char *text = malloc(count * 4 + 1), *p = text;
  static const unsigned char leads[] = {0, 0xc0, 0xe0, 0xf0};
  for (size_t i = 0; i < count; i++) {
    unsigned c = (unsigned)wide[i];
    if (c < 0x80) {
      *p++ = (char)c;
      continue;
    }
    int more = c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
    *p++ = (char)(leads[more] | c >> 6 * more);
    while (more--) *p++ = (char)(0x80 | (c >> 6 * more & 0x3f));
  }
  *p = 0;
  return text;
}
