import VitrineColor
import VitrineGeometry
import VitrineJSON

/// An affine map of encoded colours that are not premultiplied: four rows of five factors, which give red,
/// green, blue and alpha from red, green, blue, alpha and 1.
///
/// Results are clamped to 0...1. The named matrices are those of the Filter Effects specification, section
/// "Filter Primitive `feColorMatrix`" and the shorthand functions, with BT.709 weights rounded as in the
/// specification.
public struct ColorMatrix: Hashable, Sendable {
    /// The twenty factors, row by row.
    public var factors: [Double]
    /// A human-readable description, such as `saturation 1.8`. It does not affect pixels.
    public var name: String?

    /// Creates a matrix from its factors, row by row; `nil` if there are not exactly twenty.
    public init?(_ factors: [Double]) {
        guard factors.count == 20 else { return nil }
        self.factors = factors
    }

    private init(
        _ name: String, red: [Double], green: [Double], blue: [Double], alpha: [Double] = [0, 0, 0, 1, 0]
    ) {
        factors = red + green + blue + alpha
        self.name = name
    }

    public static let identity = ColorMatrix(
        "identity", red: [1, 0, 0, 0, 0], green: [0, 1, 0, 0, 0], blue: [0, 0, 1, 0, 0])

    /// Returns a matrix that moves colours away from their luminance: 1 leaves them unchanged, 0 gives grey,
    /// values above 1 are more vivid. An amount is then added to red, green and blue.
    public static func saturation(_ s: Double, plus amount: Double = 0) -> ColorMatrix {
        let (r, g, b) = (0.2126 * (1 - s), 0.7152 * (1 - s), 0.0722 * (1 - s))
        let name = "saturation \(PrintedText.number(s))"
        return ColorMatrix(
            amount == 0 ? name : name + " plus \(PrintedText.number(amount))", red: [r + s, g, b, 0, amount],
            green: [r, g + s, b, 0, amount], blue: [r, g, b + s, 0, amount])
    }

    /// Returns a matrix that adds a multiple of a colour's luma (BT.709), and an amount, to red, green and
    /// blue.
    public static func luminance(times factor: Double, plus amount: Double = 0) -> ColorMatrix {
        let (r, g, b) = (0.2126 * factor, 0.7152 * factor, 0.0722 * factor)
        let name = "luminance \(PrintedText.number(factor))"
        return ColorMatrix(
            amount == 0 ? name : name + " plus \(PrintedText.number(amount))", red: [1 + r, g, b, 0, amount],
            green: [r, 1 + g, b, 0, amount], blue: [r, g, 1 + b, 0, amount])
    }

    /// Returns a matrix that adds an amount to red, green and blue, like SwiftUI's `brightness`. For CSS's
    /// `brightness`, which multiplies, use `multiply`.
    public static func brightness(_ amount: Double) -> ColorMatrix {
        ColorMatrix(
            "brightness \(PrintedText.number(amount))", red: [1, 0, 0, 0, amount],
            green: [0, 1, 0, 0, amount], blue: [0, 0, 1, 0, amount])
    }

    /// Returns a matrix that moves components away from one half: 1 leaves them unchanged, 0 gives middle
    /// grey. An amount is then added to red, green and blue.
    public static func contrast(_ c: Double, plus amount: Double = 0) -> ColorMatrix {
        let rest = 0.5 - 0.5 * c + amount
        let name = "contrast \(PrintedText.number(c))"
        return ColorMatrix(
            amount == 0 ? name : name + " plus \(PrintedText.number(amount))", red: [c, 0, 0, 0, rest],
            green: [0, c, 0, 0, rest], blue: [0, 0, c, 0, rest])
    }

    /// Returns a matrix that turns hues clockwise on the colour wheel, preserving luminance.
    public static func hueRotation(degrees: Double) -> ColorMatrix {
        let (s, c) = ExactMath.sinCos(degrees: degrees)
        return ColorMatrix(
            "hueRotation \(PrintedText.number(degrees))",
            red: [
                0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715,
                0.072 - c * 0.072 + s * 0.928, 0, 0,
            ],
            green: [
                0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140,
                0.072 - c * 0.072 - s * 0.283, 0, 0,
            ],
            blue: [
                0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715,
                0.072 + c * 0.928 + s * 0.072, 0, 0,
            ])
    }

    /// Returns a matrix that makes colours grey: 0 leaves them unchanged, 1 makes them fully grey.
    public static func grayscale(_ amount: Double) -> ColorMatrix { saturation(1 - amount) }

    /// Returns a matrix that makes colours brown like an old photograph: 0 leaves them unchanged, 1 is the
    /// full effect.
    public static func sepia(_ amount: Double) -> ColorMatrix {
        let k = 1 - amount
        return ColorMatrix(
            "sepia \(PrintedText.number(amount))",
            red: [0.393 + 0.607 * k, 0.769 - 0.769 * k, 0.189 - 0.189 * k, 0, 0],
            green: [0.349 - 0.349 * k, 0.686 + 0.314 * k, 0.168 - 0.168 * k, 0, 0],
            blue: [0.272 - 0.272 * k, 0.534 - 0.534 * k, 0.131 + 0.869 * k, 0, 0])
    }

    /// Returns a matrix that inverts colours: 0 leaves them unchanged, 1 makes them negative.
    public static func invert(_ amount: Double) -> ColorMatrix {
        let k = 1 - 2 * amount
        return ColorMatrix(
            "invert \(PrintedText.number(amount))", red: [k, 0, 0, 0, amount], green: [0, k, 0, 0, amount],
            blue: [0, 0, k, 0, amount])
    }

    /// Returns a matrix that multiplies alpha: 0 leaves nothing, 1 leaves colours unchanged.
    public static func opacity(_ amount: Double) -> ColorMatrix {
        ColorMatrix(
            "opacity \(PrintedText.number(amount))", red: [1, 0, 0, 0, 0], green: [0, 1, 0, 0, 0],
            blue: [0, 0, 1, 0, 0], alpha: [0, 0, 0, amount, 0])
    }

    /// Returns a matrix that multiplies by a colour, alpha included, like SwiftUI's `colorMultiply`.
    public static func multiply(_ color: Color) -> ColorMatrix {
        ColorMatrix(
            "multiply \(PrintedText.color(color))", red: [color.red, 0, 0, 0, 0],
            green: [0, color.green, 0, 0, 0], blue: [0, 0, color.blue, 0, 0],
            alpha: [0, 0, 0, color.alpha, 0])
    }
}
