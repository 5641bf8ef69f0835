#ifndef VITRINE_CVECTOR_H
#define VITRINE_CVECTOR_H

/// Vector instructions that Swift has no word for.
///
/// Written with the compiler's generic vectors and no machine's own intrinsics. All are inlined into the Swift that calls
/// them.

typedef float vitrine_float4 __attribute__((__ext_vector_type__(4)));

/// The square roots of four numbers, not a number below 0. IEEE 754 has square roots rounded exactly, so that the bits are those
/// of one number's root on any machine.
static inline vitrine_float4 vitrine_square_roots(vitrine_float4 x) {
    return __builtin_elementwise_sqrt(x);
}

#endif
