import VitrineColor
import VitrineJSON
import VitrineSceneFormat
import VitrineSource
import VitrineStyle
import VitrineTokens

/// A writer of tokens as values of the scene language.
struct TokenWriter {
    let space: ColorSpace
    let mark: SourceMark
    /// The name of the text style with which a typography grows; `nil` for one that does not.
    let style: String?

    func value(_ value: TokenValue) -> SceneValue {
        switch value {
        case .color(let color): self.color(color)
        case .dimension(let dimension): number(dimension.points)
        case .fontFamily(let families): self.families(families)
        case .fontWeight(let weight): number(weight)
        case .duration(let duration): number(duration.seconds)
        case .cubicBezier(let curve): self.curve(curve)
        case .number(let number): self.number(number)
        case .strokeStyle(let style): stroke(style)
        case .border(let border):
            mapping([
                ("paint", color(border.color)), ("width", number(border.width.points)),
                ("style", stroke(border.style)),
            ])
        case .transition(let transition):
            mapping([
                ("duration", number(transition.duration.seconds)),
                ("delay", number(transition.delay.seconds)),
                ("timingFunction", curve(transition.timingFunction)),
            ])
        case .shadow(let shadows):
            shadows.count == 1 ? shadow(shadows[0]) : make(.sequence(shadows.map(shadow)))
        case .gradient(let stops): self.stops(stops)
        case .typography(let style):
            mapping(
                [
                    ("family", families(style.fontFamily)), ("size", number(style.fontSize.points)),
                    ("weight", number(style.fontWeight)), ("tracking", number(style.letterSpacing.points)),
                    ("lineHeight", number(style.lineHeight)),
                ] + (self.style.map { [("relativeTo", make(.string($0)))] } ?? []))
        }
    }

    // MARK: Parts

    private func make(_ content: SceneValue.Content) -> SceneValue {
        SceneValue(content, at: mark, in: nil, isResolved: true)
    }

    private func number(_ value: Double) -> SceneValue {
        make(.number(value, literal: PrintedText.number(value)))
    }

    private func mapping(_ members: [(String, SceneValue)]) -> SceneValue {
        make(.mapping(members.map { SceneValue.Entry(key: $0.0, keyMark: mark, value: $0.1) }))
    }

    private func curve(_ curve: TokenCubicBezier) -> SceneValue {
        make(.sequence([curve.x1, curve.y1, curve.x2, curve.y2].map(number)))
    }

    private func families(_ families: [String]) -> SceneValue {
        let names = families.map { make(.string($0)) }
        return names.count == 1 ? names[0] : make(.sequence(names))
    }

    /// Converts a colour. A missing component counts as 0, as in CSS Color 4 outside of interpolation.
    private func color(_ color: TokenColor) -> SceneValue {
        let c = color.components.map { $0 ?? 0 }
        guard c.count == 3 else { return make(.null) }
        let converted = color.space.color(SIMD3(c[0], c[1], c[2]), alpha: color.alpha, in: space)
        let parts = [converted.red, converted.green, converted.blue].map { "\($0)" }.joined(separator: " ")
        return make(.string("color(\(space.rawValue) \(parts) / \(converted.alpha))"))
    }

    /// Converts a shadow. The blur of both formats is twice the standard deviation (CSS Backgrounds 3,
    /// section 6.1.1).
    private func shadow(_ shadow: TokenValue.Shadow) -> SceneValue {
        mapping([
            ("color", color(shadow.color)), ("radius", number(shadow.blur.points)),
            ("x", number(shadow.offsetX.points)), ("y", number(shadow.offsetY.points)),
            ("spread", number(shadow.spread.points)), ("inner", make(.bool(shadow.isInset))),
        ])
    }

    /// Converts gradient stops. They are sorted, which the scene requires but the format does not.
    private func stops(_ stops: [TokenValue.GradientStop]) -> SceneValue {
        let sorted = stops.enumerated().sorted {
            ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
        }
        return make(
            .sequence(
                sorted.map {
                    mapping([("color", color($0.element.color)), ("at", number($0.element.position))])
                }))
    }

    private func stroke(_ style: TokenStrokeStyle) -> SceneValue {
        switch style {
        case .line(let line): make(.string(line.rawValue))
        case .dashes(let dashes, let cap):
            mapping([
                ("dash", make(.sequence(dashes.map { number($0.points) }))),
                ("cap", make(.string(cap.rawValue))),
            ])
        }
    }
}
