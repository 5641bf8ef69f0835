#ifndef VITRINE_CVECTOR_H
#define VITRINE_CVECTOR_H

/// Vector instructions that Swift cannot express.
///
/// Written with the compiler's generic vectors, without machine-specific intrinsics. Optimised builds inline
/// all of them.

typedef float vitrine_float4 __attribute__((__ext_vector_type__(4)));
typedef unsigned short vitrine_ushort8 __attribute__((__ext_vector_type__(8)));

/// Returns the square roots of four numbers, none of them negative.
///
/// IEEE 754 requires correctly rounded square roots, so the bits equal those of a scalar root on any machine.
static inline vitrine_float4 vitrine_square_roots(vitrine_float4 x) {
    return __builtin_elementwise_sqrt(x);
}

/// Prefetches the memory around `address`. A hint only: any address is valid.
static inline void vitrine_prefetch(const void *address) {
    __builtin_prefetch(address);
}

/// Returns the first two numbers of `a` and of `b`, interleaved.
static inline vitrine_float4 vitrine_interleave_low_numbers(vitrine_float4 a, vitrine_float4 b) {
    return __builtin_shufflevector(a, b, 0, 4, 1, 5);
}

/// Returns the last two numbers of `a` and of `b`, interleaved.
static inline vitrine_float4 vitrine_interleave_high_numbers(vitrine_float4 a, vitrine_float4 b) {
    return __builtin_shufflevector(a, b, 2, 6, 3, 7);
}

/// Returns the low halves of `a` and `b`, concatenated.
static inline vitrine_float4 vitrine_low_halves(vitrine_float4 a, vitrine_float4 b) {
    return __builtin_shufflevector(a, b, 0, 1, 4, 5);
}

/// Returns the high halves of `a` and `b`, concatenated.
static inline vitrine_float4 vitrine_high_halves(vitrine_float4 a, vitrine_float4 b) {
    return __builtin_shufflevector(a, b, 2, 3, 6, 7);
}

/// Returns the first four words of `a` and of `b`, interleaved.
static inline vitrine_ushort8 vitrine_interleave_low(vitrine_ushort8 a, vitrine_ushort8 b) {
    return __builtin_shufflevector(a, b, 0, 8, 1, 9, 2, 10, 3, 11);
}

/// Returns the last four words of `a` and of `b`, interleaved.
static inline vitrine_ushort8 vitrine_interleave_high(vitrine_ushort8 a, vitrine_ushort8 b) {
    return __builtin_shufflevector(a, b, 4, 12, 5, 13, 6, 14, 7, 15);
}

#endif
