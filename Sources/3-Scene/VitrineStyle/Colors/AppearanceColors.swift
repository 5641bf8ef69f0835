import VitrineColor

/// The colours for light and dark appearance; `nil` for an appearance without one.
package struct AppearanceColors: Sendable, Hashable {
    var light: Color?
    var dark: Color?

    init(light: Color? = nil, dark: Color? = nil) { (self.light, self.dark) = (light, dark) }

    package subscript(appearance: Appearance) -> Color? {
        get { appearance == .light ? light : dark }
        set { if appearance == .light { light = newValue } else { dark = newValue } }
    }
}
