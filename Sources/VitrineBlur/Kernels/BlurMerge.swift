/// A destination for upsampled rows: takes the even and the odd finer samples from a vector of each.
protocol BlurMerge {
    func put(even: SIMD8<UInt16>, odd: SIMD8<UInt16>, at i: Int)
    func put(even: UInt16, at i: Int)
    func put(odd: UInt16, at i: Int)
}
