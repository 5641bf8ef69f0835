import VitrineColor
import VitrineTestSupport

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels

extension SeededGenerator {
    mutating func number(_ low: Double, _ high: Double) -> Double {
        low + (high - low) * Double(next() >> 11) / 9_007_199_254_740_992
    }

    mutating func chance(_ probability: Double) -> Bool { number(0, 1) < probability }

    /// Returns a 16-bit value, mostly at or near the limits.
    mutating func biased() -> UInt16 {
        switch next() % 8 {
        case 0, 1: 0
        case 2, 3: 65535
        case 4: 1
        case 5: 65534
        default: UInt16(truncatingIfNeeded: next())
        }
    }

    /// Returns a premultiplied pixel with components mostly at or near the limits.
    mutating func pixel() -> Pixmap.Pixel {
        let alpha = biased()
        return Pixmap.Pixel(min(biased(), alpha), min(biased(), alpha), min(biased(), alpha), alpha)
    }

    mutating func color() -> Color {
        Color(
            red: number(0, 1), green: number(0, 1), blue: number(0, 1),
            alpha: chance(0.4) ? 1 : number(0, 1))
    }
}

extension Pixmap {
    /// A hash of the whole picture.
    var fingerprint: UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for pixel in pixels {
            for lane in 0..<4 { hash = (hash ^ UInt64(pixel[lane])) &* 0x100_0000_01b3 }
        }
        return hash
    }

    /// `true` if no colour is above its alpha.
    var isPremultiplied: Bool {
        pixels.allSatisfy { $0.x <= $0.w && $0.y <= $0.w && $0.z <= $0.w }
    }
}

extension DisplayList {
    /// Creates a list on a canvas of whole pixels, with items without a source.
    init(_ width: Double, _ height: Double, scale: Double = 1, _ contents: [DisplayContent]) {
        self.init(
            size: Size(width, height), scale: scale,
            items: contents.enumerated().map { DisplayItem(source: "item[\($0.offset)]", $0.element) })
    }
}

extension Area {
    static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Area {
        .fill(.rectangle(Rect(x: x, y: y, width: width, height: height)))
    }

    static func disc(_ x: Double, _ y: Double, _ radius: Double) -> Area {
        .fill(.ellipse(Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)))
    }
}

extension BackdropFilter {
    /// A material's chain: luminance curve, saturation, brightness, blur, tints.
    static func material(
        curve: LuminanceCurve? = nil, saturation: Double = 1, brightness: Double = 0, sigma: Double = 0,
        tints: [Color] = [], edge: Edge = .canvas
    ) -> BackdropFilter {
        var filters = curve.map { [LayerFilter.luminanceCurve($0)] } ?? []
        if saturation != 1 { filters.append(.matrix(.saturation(saturation))) }
        if brightness != 0 { filters.append(.matrix(.brightness(brightness))) }
        if sigma > 0 { filters.append(.blur(sigma: sigma)) }
        return BackdropFilter(filters, tints: tints, edge: edge)
    }
}
