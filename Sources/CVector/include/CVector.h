#ifndef VITRINE_CVECTOR_H
#define VITRINE_CVECTOR_H

/// Vector instructions that Swift has no word for.
///
/// Written with the compiler's generic vectors and no machine's own intrinsics. Optimised builds have no call for any of
/// them.

typedef float vitrine_float4 __attribute__((__ext_vector_type__(4)));
typedef unsigned short vitrine_ushort8 __attribute__((__ext_vector_type__(8)));

/// The square roots of four numbers, not a number below 0. IEEE 754 has square roots rounded exactly, so that the bits are those
/// of one number's root on any machine.
static inline vitrine_float4 vitrine_square_roots(vitrine_float4 x) {
    return __builtin_elementwise_sqrt(x);
}

/// Asks for the memory around `address` ahead of its use. It is advice: any address will do.
static inline void vitrine_fetch_ahead(const void *address) {
    __builtin_prefetch(address);
}

/// The first two numbers of `a` and of `b` in turns.
static inline vitrine_float4 vitrine_interleave_low_numbers(vitrine_float4 a, vitrine_float4 b) {
    return __builtin_shufflevector(a, b, 0, 4, 1, 5);
}

/// The last two numbers of `a` and of `b` in turns.
static inline vitrine_float4 vitrine_interleave_high_numbers(vitrine_float4 a, vitrine_float4 b) {
    return __builtin_shufflevector(a, b, 2, 6, 3, 7);
}

/// The first halves of `a` and of `b`.
static inline vitrine_float4 vitrine_low_halves(vitrine_float4 a, vitrine_float4 b) {
    return __builtin_shufflevector(a, b, 0, 1, 4, 5);
}

/// The last halves of `a` and of `b`.
static inline vitrine_float4 vitrine_high_halves(vitrine_float4 a, vitrine_float4 b) {
    return __builtin_shufflevector(a, b, 2, 3, 6, 7);
}

/// The first four words of `a` and of `b` in turns.
static inline vitrine_ushort8 vitrine_interleave_low(vitrine_ushort8 a, vitrine_ushort8 b) {
    return __builtin_shufflevector(a, b, 0, 8, 1, 9, 2, 10, 3, 11);
}

/// The last four words of `a` and of `b` in turns.
static inline vitrine_ushort8 vitrine_interleave_high(vitrine_ushort8 a, vitrine_ushort8 b) {
    return __builtin_shufflevector(a, b, 4, 12, 5, 13, 6, 14, 7, 15);
}

#endif
