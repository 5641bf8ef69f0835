import VitrinePixels

extension RGBAImage {
    /// Returns the picture as it is seen, given the orientation of its stored pixels. Every pixel keeps its
    /// components.
    package func upright(from orientation: ImageOrientation) -> RGBAImage {
        if orientation == .up || components.isEmpty { return self }
        let places = orientation.places(width: width, height: height)
        let size = orientation.transposes ? (width: height, height: width) : (width: width, height: height)
        let seen = unsafe [Component](unsafeUninitializedCapacity: components.count) { output, filled in
            unsafe LargePages.advise(UnsafeMutableRawBufferPointer(output))
            unsafe components.withUnsafeBufferPointer { input in
                unsafe Self.move(input, to: output, places, width: size.width, height: size.height)
            }
            filled = components.count
        }
        return RGBAImage(width: size.width, height: size.height, components: seen)
    }

    /// The side of the squares in which pixels are moved, so that rows that are read as columns stay in the
    /// processor's cache.
    private static var side: Int { 32 }

    private static func move(
        _ input: UnsafeBufferPointer<Component>, to output: UnsafeMutableBufferPointer<Component>,
        _ places: ImageOrientation.Places, width: Int, height: Int
    ) {
        precondition(input.count == 4 * width * height && output.count == input.count)
        let (from, to) = (UnsafeRawBufferPointer(input), UnsafeMutableRawBufferPointer(output))
        if Component.bitWidth == 8 {
            unsafe move(UInt32.self, from, to: to, places, width: width, height: height)
        } else {
            unsafe move(UInt64.self, from, to: to, places, width: width, height: height)
        }
    }

    /// Moves pixels as words of their size.
    private static func move<Word: BitwiseCopyable>(
        _ word: Word.Type, _ from: UnsafeRawBufferPointer, to: UnsafeMutableRawBufferPointer,
        _ places: ImageOrientation.Places, width: Int, height: Int
    ) {
        let size = MemoryLayout<Word>.size
        precondition(size == MemoryLayout<Component>.size * 4)
        for top in stride(from: 0, to: height, by: side) {
            for left in stride(from: 0, to: width, by: side) {
                let right = min(left + side, width)
                for y in top..<min(top + side, height) {
                    var place = places.first + y * places.nextRow + left * places.nextColumn
                    for index in y * width + left..<y * width + right {
                        let pixel = unsafe from.loadUnaligned(fromByteOffset: size * place, as: word)
                        unsafe to.storeBytes(of: pixel, toByteOffset: size * index, as: word)
                        place += places.nextColumn
                    }
                }
            }
        }
    }
}
