import VitrineDisplayList
import VitrineGeometry
import VitrineJSON

/// A shadow whose caster is not known yet.
package struct ShadowSpec: Hashable, Sendable {
    package var shadow: Shadow
    /// Indicates whether an outer shadow is cut out under its caster; `nil` to cut it out if it would show
    /// through.
    package var knockout: Bool?

    package init(_ shadow: Shadow, knockout: Bool? = nil) {
        self.shadow = shadow
        self.knockout = knockout
    }

    package var isInner: Bool { shadow.placement == .inner }

    /// Returns the shadow, cut out as the scene specifies or, if it does not, if `showsThrough` is `true`.
    package func resolved(showsThrough: Bool) -> Shadow {
        var shadow = shadow
        shadow.knockout = knockout ?? showsThrough
        return shadow
    }

    /// The description in dumps.
    package var summary: String {
        let offset = "(\(PrintedText.number(shadow.offset.x)) \(PrintedText.number(shadow.offset.y)))"
        var text = "\(shadow.color.summary) sigma \(PrintedText.number(shadow.sigma)) offset \(offset)"
        if shadow.spread != 0 { text += " spread \(PrintedText.number(shadow.spread))" }
        if isInner { text += " inner" }
        return text + (knockout.map { $0 ? " knockout" : " no knockout" } ?? "")
    }
}
