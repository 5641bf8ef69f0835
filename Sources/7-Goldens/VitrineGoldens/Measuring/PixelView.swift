/// The pixels of a picture during a comparison.
@unsafe struct PixelView<Component: PixelComponent>: @unchecked Sendable {
    let words: UnsafePointer<Component.Word>
    let width: Int
    let height: Int

    @inline(__always)
    func row(_ y: Int) -> UnsafePointer<Component.Word> { unsafe words + y &* width }

    /// The same view, if the components are known to have 8 bits.
    var asEightBit: PixelView<UInt8> {
        unsafe PixelView<UInt8>(
            words: UnsafeRawPointer(words).assumingMemoryBound(to: UInt32.self), width: width, height: height)
    }

    @inline(__always)
    subscript(_ x: Int, _ y: Int) -> Component.Word { unsafe words[y &* width &+ x] }
}
