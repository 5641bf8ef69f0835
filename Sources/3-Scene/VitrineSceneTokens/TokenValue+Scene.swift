import VitrineDisplayList
import VitrineJSON
import VitrineSceneFormat
import VitrineSource
import VitrineStyle
import VitrineTokens

/// Conversion of tokens to the scene language.
extension TokenValue {
    /// Returns the scene value: colours in the environment's colour space, lengths in points, durations in
    /// seconds, and typographies that grow with a text style.
    ///
    /// - Parameter style: The name of the text style with which a typography grows. Default: none.
    func sceneValue(
        in environment: SceneEnvironment, at mark: SourceMark, from origin: TokenOrigin,
        relativeTo style: String? = nil
    ) -> SceneValue {
        var value = TokenWriter(space: environment.colorSpace, mark: mark, style: style).value(self)
        value.origin = origin
        return value
    }

    /// Returns a component of a composite value, by its name in the format.
    func part(_ name: String) -> TokenValue? {
        switch (self, name) {
        case (.border(let border), "color"): .color(border.color)
        case (.border(let border), "width"): .dimension(border.width)
        case (.border(let border), "style"): .strokeStyle(border.style)
        case (.transition(let transition), "duration"): .duration(transition.duration)
        case (.transition(let transition), "delay"): .duration(transition.delay)
        case (.transition(let transition), "timingFunction"): .cubicBezier(transition.timingFunction)
        case (.shadow(let shadows), _) where shadows.count == 1: shadows[0].part(name)
        case (.typography(let style), "fontFamily"): .fontFamily(style.fontFamily)
        case (.typography(let style), "fontSize"): .dimension(style.fontSize)
        case (.typography(let style), "fontWeight"): .fontWeight(style.fontWeight)
        case (.typography(let style), "letterSpacing"): .dimension(style.letterSpacing)
        case (.typography(let style), "lineHeight"): .number(style.lineHeight)
        default: nil
        }
    }
}

extension TokenValue.Shadow {
    fileprivate func part(_ name: String) -> TokenValue? {
        switch name {
        case "color": .color(color)
        case "offsetX": .dimension(offsetX)
        case "offsetY": .dimension(offsetY)
        case "blur": .dimension(blur)
        case "spread": .dimension(spread)
        default: nil
        }
    }
}
