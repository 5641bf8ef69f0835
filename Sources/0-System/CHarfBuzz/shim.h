#ifndef VITRINE_CHARFBUZZ_SHIM_H
#define VITRINE_CHARFBUZZ_SHIM_H

#include <hb.h>
#include <hb-ot.h>

/// `HB_TAG` is a macro of casts and shifts, which Swift does not import.
static inline hb_tag_t vitrine_hb_tag(char a, char b, char c, char d) { return HB_TAG(a, b, c, d); }

#endif
