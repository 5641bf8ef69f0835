/// How the layers of a symbol share the foreground, named as in SwiftUI.
public enum SymbolRenderingMode: String, Hashable, Sendable, CaseIterable {
    /// All layers in the foreground.
    case monochrome
    /// Lesser layers in the foreground, thinner.
    case hierarchical
    /// Each level in a paint of its own.
    case palette

    /// The opacity of the levels in hierarchical symbols, the primary first.
    static let opacities = [1, 0.5, 0.25]
}
