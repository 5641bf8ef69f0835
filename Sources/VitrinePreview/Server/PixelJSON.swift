import Foundation
import Vitrine
import VitrineJSON
import VitrineStyle

/// The colours of a pixel as the page shows them.
enum PixelJSON {
    /// Returns the colour of a pixel, its layers, and its contrast with what lies under the topmost one.
    static func value(of pixel: SessionPixel) -> JSONValue {
        let layers = pixel.layers.map { layer in
            JSONValue.object([
                "node": .string(layer.source), "item": .string(layer.kind),
                "before": .string(SessionPixel.hex(layer.before)),
                "after": .string(SessionPixel.hex(layer.after)),
            ])
        }
        var contrast = JSONValue.null
        if let under = pixel.layers.last?.before, under.w == .max, pixel.color.w == .max {
            let ratio = ratio(luminance(pixel.color), luminance(under))
            contrast = .object([
                "ratio": .number((ratio * 100).rounded() / 100), "against": .string(SessionPixel.hex(under)),
            ])
        }
        return .object([
            "color": .string(SessionPixel.hex(pixel.color)), "layers": .array(layers), "contrast": contrast,
        ])
    }

    /// Returns the contrast ratio of WCAG 2.2, 1 to 21.
    private static func ratio(_ one: Double, _ other: Double) -> Double {
        (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    /// Returns the relative luminance of WCAG 2.2 of an opaque colour in sRGB.
    private static func luminance(_ color: SIMD4<UInt16>) -> Double {
        func linear(_ component: UInt16) -> Double {
            let value = Double(component) / 65535
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(color.x) + 0.7152 * linear(color.y) + 0.0722 * linear(color.z)
    }
}
