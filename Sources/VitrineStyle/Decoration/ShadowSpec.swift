import VitrineDisplayList
import VitrineGeometry

/// A shadow before it is known what casts it.
public struct ShadowSpec: Hashable, Sendable {
    public var shadow: Shadow
    /// Whether an outer shadow is cut out under what casts it; nil to decide by whether it would show.
    public var knockout: Bool?

    public init(_ shadow: Shadow, knockout: Bool? = nil) {
        self.shadow = shadow
        self.knockout = knockout
    }

    package var isInner: Bool { shadow.placement == .inner }

    /// The shadow, cut out where the scene says so or, where it says nothing, where `showsThrough`.
    package func resolved(showsThrough: Bool) -> Shadow {
        var shadow = shadow
        shadow.knockout = knockout ?? showsThrough
        return shadow
    }

    /// For dumps.
    package var summary: String {
        let offset = "(\(Format.number(shadow.offset.x)) \(Format.number(shadow.offset.y)))"
        var text = "\(shadow.color.summary) sigma \(Format.number(shadow.sigma)) offset \(offset)"
        if shadow.spread != 0 { text += " spread \(Format.number(shadow.spread))" }
        if isInner { text += " inner" }
        return text + (knockout.map { $0 ? " knockout" : " no knockout" } ?? "")
    }
}
