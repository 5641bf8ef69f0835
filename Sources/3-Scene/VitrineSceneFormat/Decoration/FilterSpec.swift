import VitrineDisplayList
import VitrineStyle

/// One step in a chain of filters.
package enum FilterSpec: Hashable, Sendable {
    case layer(LayerFilter)
    /// A shadow of the result of the preceding filters. The following filters apply to both.
    case shadow(ShadowSpec)

    /// The filter of a picture; `nil` for a shadow.
    package var layer: LayerFilter? {
        if case .layer(let filter) = self { filter } else { nil }
    }
}
