import VitrinePixels

/// Two pictures, aligned at the top left.
@unsafe struct PixelViews<Component: PixelComponent>: @unchecked Sendable {
    let expected: PixelView<Component>
    let actual: PixelView<Component>

    /// The width of the part that both pictures have.
    var width: Int { unsafe min(expected.width, actual.width) }
    var height: Int { unsafe min(expected.height, actual.height) }

    /// The same views, if the components are known to have 8 bits.
    var asEightBit: PixelViews<UInt8> {
        precondition(Component.self == UInt8.self)
        return unsafe PixelViews<UInt8>(expected: expected.asEightBit, actual: actual.asEightBit)
    }

    /// Calls `body` with the pixels of both pictures, or returns `nil` if the pictures have no pixels in
    /// common.
    static func with<Result>(
        _ expected: RGBAImage<Component>, _ actual: RGBAImage<Component>,
        _ body: (PixelViews) -> Result
    ) -> Result? {
        unsafe expected.components.withUnsafeBytes { first in
            unsafe actual.components.withUnsafeBytes { second in
                guard let first = first.baseAddress, let second = second.baseAddress else {
                    return nil
                }
                // The elements of an array begin at a multiple of 16.
                return unsafe body(
                    PixelViews(
                        expected: PixelView(
                            words: first.assumingMemoryBound(to: Component.Word.self),
                            width: expected.width, height: expected.height),
                        actual: PixelView(
                            words: second.assumingMemoryBound(to: Component.Word.self),
                            width: actual.width, height: actual.height)))
            }
        }
    }
}
