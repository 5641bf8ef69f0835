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

/// What a symbol is painted with.
struct SymbolStyle: Sendable {
    var mode = SymbolRenderingMode.monochrome
    /// Paints of the levels, the primary first; a level beyond takes the last.
    var palette: [PaintSpec] = []

    /// The paint of a level, counted from 0.
    func paint(_ foreground: PaintSpec, level: Int) -> PaintSpec {
        switch mode {
        case .monochrome: foreground
        case .hierarchical:
            level == 0
                ? foreground
                : foreground.opacity(
                    SymbolRenderingMode.opacities[min(level, SymbolRenderingMode.opacities.count - 1)])
        case .palette: palette.isEmpty ? foreground : palette[min(level, palette.count - 1)]
        }
    }
}
