/// The value of a design token with all its references resolved.
public enum TokenValue: Hashable, Sendable {
    case color(TokenColor)
    case dimension(TokenDimension)
    /// Families, the preferred one first.
    case fontFamily([String])
    /// 1 to 1000, as OpenType's `wght`.
    case fontWeight(Double)
    case duration(TokenDuration)
    case cubicBezier(TokenCurve)
    case number(Double)
    case strokeStyle(TokenStrokeStyle)
    case border(TokenBorder)
    case transition(TokenTransition)
    /// One or more shadows, the topmost first.
    case shadow([TokenShadow])
    case gradient([TokenGradientStop])
    case typography(TokenTypography)

    public var type: TokenType {
        switch self {
        case .color: .color
        case .dimension: .dimension
        case .fontFamily: .fontFamily
        case .fontWeight: .fontWeight
        case .duration: .duration
        case .cubicBezier: .cubicBezier
        case .number: .number
        case .strokeStyle: .strokeStyle
        case .border: .border
        case .transition: .transition
        case .shadow: .shadow
        case .gradient: .gradient
        case .typography: .typography
        }
    }
}

/// A colour as it is written: the Color Module 2025.10.
public struct TokenColor: Hashable, Sendable {
    public enum Space: String, Hashable, Sendable, CaseIterable {
        case srgb, hsl, hwb, lab, lch, oklab, oklch, rec2020
        case srgbLinear = "srgb-linear"
        case displayP3 = "display-p3"
        case a98RGB = "a98-rgb"
        case prophotoRGB = "prophoto-rgb"
        case xyzD65 = "xyz-d65"
        case xyzD50 = "xyz-d50"
    }

    public var space: Space
    /// Three numbers in the units of the space; nil for `none`.
    public var components: [Double?]
    /// 0 to 1.
    public var alpha: Double
    /// What stands in where a tool cannot show the space, as `#rrggbb`.
    public var hex: String?

    public init(space: Space, components: [Double?], alpha: Double = 1, hex: String? = nil) {
        self.space = space
        self.components = components
        self.alpha = alpha
        self.hex = hex
    }
}

public struct TokenDimension: Hashable, Sendable {
    public enum Unit: String, Hashable, Sendable, CaseIterable { case px, rem }

    public var value: Double
    public var unit: Unit

    public init(_ value: Double, _ unit: Unit = .px) {
        self.value = value
        self.unit = unit
    }

    /// In points, which px are; a rem is the default font size of 16.
    public var points: Double { unit == .px ? value : value * 16 }
}

public struct TokenDuration: Hashable, Sendable {
    public enum Unit: String, Hashable, Sendable, CaseIterable { case ms, s }

    public var value: Double
    public var unit: Unit

    public init(_ value: Double, _ unit: Unit = .ms) {
        self.value = value
        self.unit = unit
    }

    public var seconds: Double { unit == .s ? value : value / 1000 }
}

/// The two control points of a timing curve from (0, 0) to (1, 1).
public struct TokenCurve: Hashable, Sendable {
    /// 0 to 1.
    public var x1: Double
    public var y1: Double
    /// 0 to 1.
    public var x2: Double
    public var y2: Double
}

public enum TokenStrokeStyle: Hashable, Sendable {
    public enum Line: String, Hashable, Sendable, CaseIterable {
        case solid, dashed, dotted, double, groove, ridge, outset, inset
    }
    public enum Cap: String, Hashable, Sendable, CaseIterable { case round, butt, square }

    case line(Line)
    /// Lengths of dashes and gaps in turn.
    case dashes([TokenDimension], cap: Cap)
}

public struct TokenBorder: Hashable, Sendable {
    public var color: TokenColor
    public var width: TokenDimension
    public var style: TokenStrokeStyle
}

public struct TokenTransition: Hashable, Sendable {
    public var duration: TokenDuration
    public var delay: TokenDuration
    public var timingFunction: TokenCurve
}

public struct TokenShadow: Hashable, Sendable {
    public var color: TokenColor
    public var offsetX: TokenDimension
    public var offsetY: TokenDimension
    public var blur: TokenDimension
    public var spread: TokenDimension
    /// Within the shape rather than around it.
    public var isInset: Bool
}

public struct TokenGradientStop: Hashable, Sendable {
    public var color: TokenColor
    /// 0 to 1; what is written beyond is taken for the nearer end.
    public var position: Double
}

public struct TokenTypography: Hashable, Sendable {
    public var fontFamily: [String]
    public var fontSize: TokenDimension
    public var fontWeight: Double
    public var letterSpacing: TokenDimension
    /// A multiple of the font's size.
    public var lineHeight: Double
}
