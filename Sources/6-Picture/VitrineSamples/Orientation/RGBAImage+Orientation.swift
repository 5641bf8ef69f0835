import VitrinePixels

extension RGBAImage {
    /// Returns the picture as it is seen, given the orientation of its stored pixels. Every pixel keeps its
    /// components.
    package func upright(from orientation: ImageOrientation) -> RGBAImage {
        if orientation == .up || components.isEmpty { return self }
        let places = orientation.places(width: width, height: height)
        let size = orientation.transposes ? (width: height, height: width) : (width: width, height: height)
        let seen = unsafe [Component](unsafeUninitializedCapacity: components.count) { output, filled in
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
        for top in stride(from: 0, to: height, by: side) {
            for left in stride(from: 0, to: width, by: side) {
                let right = min(left + side, width)
                for y in top..<min(top + side, height) {
                    var from = 4 * (places.first + y * places.nextRow + left * places.nextColumn)
                    for to in stride(from: 4 * (y * width + left), to: 4 * (y * width + right), by: 4) {
                        for component in 0..<4 {
                            unsafe output.initializeElement(at: to + component, to: input[from + component])
                        }
                        from += 4 * places.nextColumn
                    }
                }
            }
        }
    }
}
