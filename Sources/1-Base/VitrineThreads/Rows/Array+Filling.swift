extension Array {
    /// Creates an array of `count` elements, all of which `fill` initialises.
    ///
    /// If `count` is 0, `fill` is not called. The standard library's `init(unsafeUninitializedCapacity:)`
    /// would write the count of 0 into the one empty array that all threads share: harmless, but a race.
    @unsafe package init(count: Int, filling fill: (UnsafeMutableBufferPointer<Element>) -> Void) {
        guard count > 0 else {
            self = []
            return
        }
        self = unsafe Self(unsafeUninitializedCapacity: count) { buffer, initialized in
            // The capacity may be larger than requested.
            unsafe fill(UnsafeMutableBufferPointer(rebasing: buffer[..<count]))
            initialized = count
        }
    }
}
