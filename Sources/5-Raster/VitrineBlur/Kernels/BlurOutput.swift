/// The destination of a kernel's results: a type per arrangement, so that each is compiled into the loop.
///
/// Rows are split into even and odd pixels while they are written, and interleaved the same way: as separate
/// loops, each cost as much as the arithmetic.
protocol BlurOutput {
    /// Stores eight samples; `i` is a multiple of 8.
    func put(_ vector: SIMD8<UInt16>, at i: Int)
    /// Stores one sample, where a row does not fill a vector.
    func put(_ sample: UInt16, at i: Int)
}
