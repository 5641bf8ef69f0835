import VitrineColor
import VitrineDisplayList
import VitrineJSON
import VitrineSessions
import VitrineStyle

/// The colours of a pixel as the page shows them.
enum PixelJSON {
    /// Returns the colour of a pixel, its layers, and its contrast with what lies under the topmost one.
    ///
    /// - Parameters:
    ///   - pixel: The pixel.
    ///   - space: The colour space of its components.
    static func value(of pixel: SessionPixel, in space: ColorSpace) -> JSONValue {
        let layers = pixel.layers.map { layer in
            JSONValue.object([
                "node": .string(layer.source), "item": .string(layer.kind),
                "before": .string(SessionPixel.hex(layer.before)),
                "after": .string(SessionPixel.hex(layer.after)),
            ])
        }
        var contrast = JSONValue.null
        if let under = pixel.layers.last?.before, under.w == .max, pixel.color.w == .max {
            let ratio = ratio(luminance(pixel.color, space), luminance(under, space))
            contrast = .object([
                "ratio": .number((ratio * 100).rounded() / 100), "against": .string(SessionPixel.hex(under)),
            ])
        }
        return .object([
            "color": .string(SessionPixel.hex(pixel.color)), "layers": .array(layers), "contrast": contrast,
            "space": .string(space.rawValue),
        ])
    }

    /// Returns the contrast ratio of WCAG 2.2, 1 to 21.
    private static func ratio(_ one: Double, _ other: Double) -> Double {
        (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    /// Returns the relative luminance of an opaque colour: that of WCAG 2.2 in sRGB, and with the primaries
    /// of Display P3 there.
    private static func luminance(_ color: SIMD4<UInt16>, _ space: ColorSpace) -> Double {
        func linear(_ component: UInt16) -> Double { ColorSpace.linear(Double(component) / 65535) }
        let weights =
            switch space {
            case .sRGB: (red: 0.2126, green: 0.7152, blue: 0.0722)
            case .displayP3: (red: 0.22897, green: 0.69174, blue: 0.07929)
            }
        return weights.red * linear(color.x) + weights.green * linear(color.y) + weights.blue
            * linear(color.z)
    }
}
