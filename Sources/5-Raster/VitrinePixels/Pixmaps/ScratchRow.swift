/// Calls `body` with uninitialised memory for one row of pixels.
@inlinable public func withScratchRow(_ count: Int, _ body: (UnsafeMutablePointer<PackedPixel>) -> Void) {
    let row = UnsafeMutablePointer<PackedPixel>.allocate(capacity: max(count, 1))
    defer { unsafe row.deallocate() }
    unsafe body(row)
}

/// Calls `body` with uninitialised memory for one row of weights.
@inlinable public func withScratchWeights(_ count: Int, _ body: (UnsafeMutablePointer<UInt16>) -> Void) {
    let row = UnsafeMutablePointer<UInt16>.allocate(capacity: max(count, 1))
    defer { unsafe row.deallocate() }
    unsafe body(row)
}
