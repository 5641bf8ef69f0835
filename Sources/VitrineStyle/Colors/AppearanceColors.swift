import VitrineDisplayList

/// A colour for light and for dark appearance.
package struct AppearanceColors: Sendable, Hashable {
    var light: Color
    var dark: Color

    init(light: Color, dark: Color) { (self.light, self.dark) = (light, dark) }

    /// Creates a system colour; black if the name is unknown.
    init(system name: String, in space: ColorSpace) {
        let colors = Appearance.allCases.map {
            (SystemColors.color(name, $0) ?? .black).converted(from: .sRGB, to: space)
        }
        self.init(light: colors[0], dark: colors[1])
    }

    package subscript(appearance: Appearance) -> Color {
        get { appearance == .light ? light : dark }
        set { if appearance == .light { light = newValue } else { dark = newValue } }
    }
}
