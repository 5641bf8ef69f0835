/// Puts the finer samples in place of a coarser one: an even and an odd one, from vectors of each.
protocol BlurMerge {
    func put(even: SIMD8<UInt16>, odd: SIMD8<UInt16>, at i: Int)
    func put(even: UInt16, at i: Int)
    func put(odd: UInt16, at i: Int)
}
