/// The rendering mode and palette of a symbol.
package struct SymbolStyle: Sendable {
    package var mode = SymbolRenderingMode.monochrome
    /// The paints of the levels, primary first. Further levels use the last one.
    package var palette: [PaintSpec] = []

    package init(mode: SymbolRenderingMode = SymbolRenderingMode.monochrome, palette: [PaintSpec] = []) {
        self.mode = mode
        self.palette = palette
    }

    /// Returns the paint of a level, counted from 0.
    package func paint(_ foreground: PaintSpec, level: Int) -> PaintSpec {
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
