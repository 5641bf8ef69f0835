import VitrinePixels

@testable import VitrineGoldens

extension DiffImage {
    /// All rows of the picture.
    var drawn: RGBA8Image {
        var components = [UInt8](repeating: 17, count: width * height * 4)
        unsafe components.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            for y in 0..<height { unsafe copyRow(y, into: start + y * width * 4) }
        }
        return RGBA8Image(width: width, height: height, components: components)
    }
}
