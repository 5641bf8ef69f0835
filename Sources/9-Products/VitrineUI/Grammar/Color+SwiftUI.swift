import VitrineJSON

// SwiftUI's ways to make colors.

extension Color {
    /// Creates a color from its components.
    ///
    /// - Parameters:
    ///   - colorSpace: The color space. Default: sRGB.
    ///   - red: The red component, from 0 to 1.
    ///   - green: The green component, from 0 to 1.
    ///   - blue: The blue component, from 0 to 1.
    ///   - opacity: The opacity, from 0 to 1. Default: 1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        var text = [red, green, blue].map { PrintedText.shortest(colorSpace.encoded($0)) }.joined(
            separator: " ")
        if opacity != 1 { text += " / \(PrintedText.shortest(opacity))" }
        self.init(SceneLiteral(.string("color(\(colorSpace.name) \(text))")))
    }

    /// Creates a gray.
    ///
    /// - Parameters:
    ///   - colorSpace: The color space. Default: sRGB.
    ///   - white: The lightness, from 0 to 1.
    ///   - opacity: The opacity, from 0 to 1. Default: 1.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a color from its hue, saturation and brightness.
    ///
    /// - Parameters:
    ///   - hue: The hue: 0 and 1 for red, a third for green, two thirds for blue.
    ///   - saturation: The saturation, from 0 to 1.
    ///   - brightness: The brightness, from 0 to 1.
    ///   - opacity: The opacity, from 0 to 1. Default: 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func component(_ offset: Double) -> Double {
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            let value =
                brightness - brightness * saturation * Swift.max(0, Swift.min(place, 4 - place, 1))
            return (value * 1_000_000).rounded() / 1_000_000
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// Creates one of UIKit's colors.
    ///
    /// - Parameter uiColor: The color, such as `.secondarySystemBackground`.
    public init(uiColor: Color) { self = uiColor }

    /// Returns the color with another opacity, from 0 to 1.
    public func opacity(_ opacity: any NumberConvertible) -> Color { Color(sceneLiteral.opaque(opacity)) }
}

extension ExpressibleByColor {
    /// Returns the color with another opacity, from 0 to 1: `.red.opacity(0.5)`.
    public func opacity(_ opacity: any NumberConvertible) -> Self { Self(sceneLiteral.opaque(opacity)) }

    /// No part of a scene.
    @available(
        *, unavailable,
        message: "write .linearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom)"
    )
    public var gradient: Self { self }

    /// No part of a scene.
    @available(*, unavailable, message: "write the color itself, such as \"#FF9500\"")
    public func mix(with color: Color, by share: Double) -> Self { self }

    /// The color of the scene's controls.
    public static var accentColor: Self { accent }

    /// The color of the scene's controls.
    public static var tint: Self { accent }

    /// UIKit's name of ``primary``.
    public static var label: Self { primary }

    /// UIKit's name of ``secondary``.
    public static var secondaryLabel: Self { secondary }

    /// UIKit's name of ``tertiary``.
    public static var tertiaryLabel: Self { tertiary }

    /// UIKit's name of ``quaternary``.
    public static var quaternaryLabel: Self { quaternary }

    /// UIKit's name of ``placeholder``.
    public static var placeholderText: Self { placeholder }

    /// The background of a screen.
    public static var background: Self { systemBackground }

    /// The background of a window.
    public static var windowBackground: Self { systemBackground }

    /// The color of selected content, which is that of the scene's controls.
    public static var selection: Self { accent }

    /// UIKit's name of ``fill``.
    public static var systemFill: Self { fill }

    /// UIKit's name of ``secondaryFill``.
    public static var secondarySystemFill: Self { secondaryFill }

    /// UIKit's name of ``tertiaryFill``.
    public static var tertiarySystemFill: Self { tertiaryFill }

    /// UIKit's name of ``quaternaryFill``.
    public static var quaternarySystemFill: Self { quaternaryFill }

    /// UIKit's name of ``red``.
    public static var systemRed: Self { red }

    /// UIKit's name of ``orange``.
    public static var systemOrange: Self { orange }

    /// UIKit's name of ``yellow``.
    public static var systemYellow: Self { yellow }

    /// UIKit's name of ``green``.
    public static var systemGreen: Self { green }

    /// UIKit's name of ``mint``.
    public static var systemMint: Self { mint }

    /// UIKit's name of ``teal``.
    public static var systemTeal: Self { teal }

    /// UIKit's name of ``cyan``.
    public static var systemCyan: Self { cyan }

    /// UIKit's name of ``blue``.
    public static var systemBlue: Self { blue }

    /// UIKit's name of ``indigo``.
    public static var systemIndigo: Self { indigo }

    /// UIKit's name of ``purple``.
    public static var systemPurple: Self { purple }

    /// UIKit's name of ``pink``.
    public static var systemPink: Self { pink }

    /// UIKit's name of ``brown``.
    public static var systemBrown: Self { brown }

    /// UIKit's name of ``gray``.
    public static var systemGray: Self { gray }

    /// UIKit's name of ``gray2``.
    public static var systemGray2: Self { gray2 }

    /// UIKit's name of ``gray3``.
    public static var systemGray3: Self { gray3 }

    /// UIKit's name of ``gray4``.
    public static var systemGray4: Self { gray4 }

    /// UIKit's name of ``gray5``.
    public static var systemGray5: Self { gray5 }

    /// UIKit's name of ``gray6``.
    public static var systemGray6: Self { gray6 }
}

extension SceneLiteral {
    /// A color with an opacity, which multiplies the one that it has.
    fileprivate func opaque(_ opacity: any NumberConvertible) -> SceneLiteral {
        let value = opacity.sceneLiteral
        if let entries, entries.count == 2, entries[0].key == "color", entries[1].key == "opacity",
            case .number(let own) = entries[1].value.content, case .number(let other) = value.content
        {
            return .record([("color", entries[0].value), ("opacity", own * other)])
        }
        return .record([("color", self), ("opacity", value)])
    }
}
