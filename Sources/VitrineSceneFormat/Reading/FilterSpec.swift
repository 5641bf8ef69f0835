import VitrineDisplayList
import VitrineStyle

/// A step of a chain of filters.
package enum FilterSpec: Hashable, Sendable {
    case layer(LayerFilter)
    /// A shadow of what the filters before it have made, which those after it filter, too.
    case shadow(ShadowSpec)

    /// The filter of a picture; `nil` for a shadow.
    package var layer: LayerFilter? {
        if case .layer(let filter) = self { filter } else { nil }
    }
}
