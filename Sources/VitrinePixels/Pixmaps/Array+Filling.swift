extension Array {
    /// `count` elements that `fill` initialises, every one of them.
    ///
    /// Where there are none, nothing is called. The standard library's `init(unsafeUninitializedCapacity:)` would write the
    /// count of 0 into the one empty array that all threads share: harmless, but a race.
    @unsafe package init(count: Int, filling fill: (UnsafeMutableBufferPointer<Element>) -> Void) {
        guard count > 0 else {
            self = []
            return
        }
        self = unsafe Self(unsafeUninitializedCapacity: count) { buffer, initialized in
            // There may be more room than was asked for.
            unsafe fill(UnsafeMutableBufferPointer(rebasing: buffer[..<count]))
            initialized = count
        }
    }
}
