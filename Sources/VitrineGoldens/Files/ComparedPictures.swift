import VitrineDisplayList
import VitrinePNG
import VitrinePixels

/// The pixels of two files in a comparable form.
public enum ComparedPictures: Sendable {
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

    /// Both pictures with 8 bits per channel, for viewing.
    public var eightBit: (expected: RGBA8Image, actual: RGBA8Image) {
        switch self {
        case .eight(let expected, let actual): (expected, actual)
        case .sixteen(let expected, let actual): (expected.eightBit, actual.eightBit)
        }
    }
}

extension RGBA16Image {
    /// The picture with each component rounded to the nearest value of 8 bits.
    fileprivate var eightBit: RGBA8Image {
        RGBA8Image(
            width: width, height: height,
            components: components.map { UInt8(truncatingIfNeeded: (UInt32($0) + 128) / 257) })
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
