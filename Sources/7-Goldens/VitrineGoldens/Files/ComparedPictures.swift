import VitrineColor
import VitrineDisplayList
import VitrinePNG
import VitrinePixels

/// The pixels of two files in a comparable form.
package enum ComparedPictures: Sendable {
    case eight(expected: RGBA8Image, actual: RGBA8Image)
    case sixteen(expected: RGBA16Image, actual: RGBA16Image)

    init(_ expected: PNG.Decoded, _ actual: PNG.Decoded, asStored: Bool) {
        if asStored || expected.color == actual.color {
            self.init(expected.pixels, actual.pixels)
        } else {
            let space = Self.space(expected, actual)
            self = .sixteen(
                expected: expected.pixmap(in: space).rgba16(), actual: actual.pixmap(in: space).rgba16())
        }
    }

    private init(_ expected: PNG.Decoded.Pixels, _ actual: PNG.Decoded.Pixels) {
        switch (expected, actual) {
        case (.eight(let first), .eight(let second)): self = .eight(expected: first, actual: second)
        default: self = .sixteen(expected: expected.sixteen, actual: actual.sixteen)
        }
    }

    /// Returns the space in which pictures with different colour encodings are compared.
    static func space(_ expected: PNG.Decoded, _ actual: PNG.Decoded) -> ColorSpace {
        expected.color.space == .displayP3 || actual.color.space == .displayP3 ? .displayP3 : .sRGB
    }

    func compare(by comparator: any ImageComparator, within scope: ComparisonScope) -> Comparison {
        switch self {
        case .eight(let expected, let actual): comparator.compare(expected, actual, within: scope)
        case .sixteen(let expected, let actual): comparator.compare(expected, actual, within: scope)
        }
    }

    enum Side {
        case expected
        case actual
    }

    /// The sizes of both pictures in pixels.
    var sizes: (expected: (width: Int, height: Int), actual: (width: Int, height: Int)) {
        switch self {
        case .eight(let first, let second): ((first.width, first.height), (second.width, second.height))
        case .sixteen(let first, let second): ((first.width, first.height), (second.width, second.height))
        }
    }

    /// Copies a row of one picture with 8 bits per channel, 16 bits rounded to the nearest value, or nothing
    /// below its last row.
    func copyRow(_ y: Int, of side: Side, into row: UnsafeMutablePointer<UInt32>) {
        switch self {
        case .eight(let expected, let actual):
            unsafe (side == .expected ? expected : actual).copyLevels(ofRow: y, into: row)
        case .sixteen(let expected, let actual):
            unsafe (side == .expected ? expected : actual).copyLevels(ofRow: y, into: row)
        }
    }
}

extension RGBAImage where Component: PixelComponent {
    /// Copies a row with each component rounded to the nearest 255th, or nothing below the last row.
    fileprivate func copyLevels(ofRow y: Int, into row: UnsafeMutablePointer<UInt32>) {
        guard y < height else { return }
        let (start, unit) = (y * width * 4, UInt32(Component.unitsPerLevel))
        unsafe components.withUnsafeBufferPointer { components in
            for x in 0..<width {
                var pixel: UInt32 = 0
                for channel in 0..<4 {
                    let component = unsafe UInt32(components[start + x * 4 + channel])
                    pixel |= ((component + unit / 2) / unit) << UInt32(channel * 8)
                }
                unsafe row[x] = pixel
            }
        }
    }
}

extension PNG.Decoded {
    /// The number of bits per channel of `pixels`.
    var depth: Int {
        switch pixels {
        case .eight: 8
        case .sixteen: 16
        }
    }
}

extension PNG.Decoded.Pixels {
    fileprivate var sixteen: RGBA16Image {
        switch self {
        case .sixteen(let image): image
        case .eight(let image):
            RGBA16Image(
                width: image.width, height: image.height,
                components: image.components.map { UInt16($0) * 257 })
        }
    }
}
