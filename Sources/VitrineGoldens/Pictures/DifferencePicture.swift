import VitrineGraphics

/// A picture for people: expected | difference | actual, side by side.
public enum DifferencePicture {
    /// Pixels between two panels.
    public static let separator = 2

    /// Three panels of the larger width and height, pictures aligned at their top left.
    ///
    /// The middle one shows the expected picture in dark grey. A pixel that differs shows its difference,
    /// per channel, raised so that one level is plain to see; a difference of alpha is added to all three.
    /// A pixel that only one picture has is magenta. What no picture has is transparent in its panel.
    public static func make(_ expected: RGBA8Image, _ actual: RGBA8Image) -> RGBA8Image {
        let width = max(expected.width, actual.width)
        let height = max(expected.height, actual.height)
        return panels(expected, difference(expected, actual, width: width, height: height), actual)
    }

    /// Three pictures side by side, the middle one of the largest width and height.
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
    private static let missingColor: [UInt8] = [255, 0, 255, 255]

    private static func difference(
        _ expected: RGBA8Image, _ actual: RGBA8Image, width: Int, height: Int
    ) -> RGBA8Image {
        var canvas = Canvas(width: width, height: height)
        let shared = PixelRect(
            x0: 0, y0: 0, x1: min(expected.width, actual.width), y1: min(expected.height, actual.height))
        for image in [expected, actual] {
            canvas.fill(
                PixelRect(x0: shared.x1, y0: 0, x1: image.width, y1: image.height), with: missingColor)
            canvas.fill(
                PixelRect(x0: 0, y0: shared.y1, x1: image.width, y1: image.height), with: missingColor)
        }
        for y in 0..<shared.height {
            for x in 0..<shared.width {
                let a = pixel(expected, x, y)
                let b = pixel(actual, x, y)
                let shown = a == b ? dimmed(a) : amplified(a, b)
                let target = (y * width + x) * 4
                for channel in 0..<4 { canvas.components[target + channel] = shown[channel] }
            }
        }
        return RGBA8Image(width: width, height: height, components: canvas.components)
    }

    private static func pixel(_ image: RGBA8Image, _ x: Int, _ y: Int) -> SIMD4<UInt8> {
        let start = (y * image.width + x) * 4
        return SIMD4(
            image.components[start], image.components[start + 1], image.components[start + 2],
            image.components[start + 3])
    }

    /// A grey of at most 63, in Rec. 601 weights of 256ths; a transparent pixel is black.
    static func dimmed(_ pixel: SIMD4<UInt8>) -> SIMD4<UInt8> {
        let luma = (77 * Int(pixel.x) + 150 * Int(pixel.y) + 29 * Int(pixel.z)) >> 8
        let grey = UInt8(luma * Int(pixel.w) / 255 / 4)
        return SIMD4(grey, grey, grey, 255)
    }

    /// 0 stays 0, 1 becomes 100, and 255 is reached at 40.
    static func amplified(_ a: SIMD4<UInt8>, _ b: SIMD4<UInt8>) -> SIMD4<UInt8> {
        let alpha = abs(Int(a.w) - Int(b.w))
        var shown = SIMD4<UInt8>(repeating: 255)
        for channel in 0..<3 {
            let difference = abs(Int(a[channel]) - Int(b[channel])) + alpha
            shown[channel] = difference == 0 ? 0 : UInt8(min(255, 96 + 4 * difference))
        }
        return shown
    }
}

/// Bytes to draw rectangles and pictures into.
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
