/// The distribution of the foreground over a symbol's layers, named as in SwiftUI.
package enum SymbolRenderingMode: String, Hashable, Sendable, CaseIterable {
    /// All layers use the foreground.
    case monochrome
    /// Secondary layers use the foreground at a lower opacity.
    case hierarchical
    /// Each level uses its own paint.
    case palette
    /// Layers use the colors that the symbol has, and the foreground where it has none.
    case multicolor

    /// The opacities of the levels in hierarchical symbols, primary first.
    static let opacities = [1, 0.5, 0.25]
}
