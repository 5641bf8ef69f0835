#ifndef VITRINE_CFRIBIDI_SHIM_H
#define VITRINE_CFRIBIDI_SHIM_H

#include <fribidi.h>

/// The paragraph directions are macros of casts, which Swift does not import.
static inline FriBidiParType vitrine_fribidi_natural(void) { return FRIBIDI_PAR_ON; }
static inline FriBidiParType vitrine_fribidi_ltr(void) { return FRIBIDI_PAR_LTR; }
static inline FriBidiParType vitrine_fribidi_rtl(void) { return FRIBIDI_PAR_RTL; }

/// What a character's type is before it is known.
static inline FriBidiCharType vitrine_fribidi_neutral(void) { return FRIBIDI_TYPE_ON; }

#endif
