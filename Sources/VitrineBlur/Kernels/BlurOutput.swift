/// Where a kernel puts what it computes: a type per arrangement, so that each is compiled into the loop.
///
/// Rows are taken apart into even and odd pixels while they are written, and put together the same way:
/// as loops of their own, both cost as much as the arithmetic.
protocol BlurOutput {
    /// Takes eight samples; `i` is a multiple of 8.
    func put(_ vector: SIMD8<UInt16>, at i: Int)
    /// Takes one sample, where a row does not fill a vector.
    func put(_ sample: UInt16, at i: Int)
}
