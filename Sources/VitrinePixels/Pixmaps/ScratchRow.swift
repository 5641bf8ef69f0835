/// Lends memory for one row of pixels, its contents undefined.
@inlinable public func withScratchRow(_ count: Int, _ body: (UnsafeMutablePointer<PackedPixel>) -> Void) {
    let row = UnsafeMutablePointer<PackedPixel>.allocate(capacity: max(count, 1))
    defer { unsafe row.deallocate() }
    unsafe body(row)
}

/// Lends memory for one row of weights, its contents undefined.
@inlinable public func withScratchWeights(_ count: Int, _ body: (UnsafeMutablePointer<UInt16>) -> Void) {
    let row = UnsafeMutablePointer<UInt16>.allocate(capacity: max(count, 1))
    defer { unsafe row.deallocate() }
    unsafe body(row)
}
