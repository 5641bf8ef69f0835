import VitrinePixels

/// Pictures that show differences.
public enum DiffImage {
    /// The gap between two panels, in pixels.
    public static let separator = 2

    /// Returns three pictures side by side, of which the middle one is the widest and highest.
    static func panels(_ left: RGBA8Image, _ middle: RGBA8Image, _ right: RGBA8Image) -> RGBA8Image {
        let (width, height) = (middle.width, middle.height)
        var canvas = Canvas(width: width * 3 + separator * 2, height: height)
        for start in [width, width * 2 + separator] {
            canvas.fill(PixelRect(x0: start, y0: 0, x1: start + separator, y1: height), with: separatorColor)
        }
        canvas.draw(left, x: 0)
        canvas.draw(middle, x: width + separator)
        canvas.draw(right, x: (width + separator) * 2)
        return RGBA8Image(width: canvas.width, height: height, components: canvas.components)
    }

    private static let separatorColor: [UInt8] = [128, 128, 128, 255]
}

/// A picture to draw rectangles and pictures into.
private struct Canvas {
    let width: Int
    var components: [UInt8]

    init(width: Int, height: Int) {
        self.width = width
        components = [UInt8](repeating: 0, count: width * height * 4)
    }

    mutating func fill(_ rect: PixelRect, with color: [UInt8]) {
        guard !rect.isEmpty else { return }
        let row = Array(repeatElement(color, count: rect.width).joined())
        for y in rect.y0..<rect.y1 {
            let start = (y * width + rect.x0) * 4
            components.replaceSubrange(start..<start + row.count, with: row)
        }
    }

    mutating func draw(_ image: RGBA8Image, x: Int) {
        for y in 0..<image.height {
            let start = (y * width + x) * 4
            let source = y * image.width * 4
            components.replaceSubrange(
                start..<start + image.width * 4, with: image.components[source..<source + image.width * 4])
        }
    }
}
