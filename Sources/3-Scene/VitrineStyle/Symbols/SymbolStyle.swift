import VitrineIconDrawings
import VitrineIcons

/// The rendering mode, palette and variable value of a symbol.
package struct SymbolStyle: Sendable {
    package var mode = SymbolRenderingMode.monochrome
    /// The paints of the levels, primary first. Further levels use the last one.
    package var palette: [PaintSpec] = []
    /// The colors of layers that have their own.
    package var hues: [Icon.Hue: PaintSpec] = [:]
    /// The value that lights layers in their order, 0 to 1; `nil` lights all.
    package var variableValue: Double?

    package init(mode: SymbolRenderingMode = SymbolRenderingMode.monochrome, palette: [PaintSpec] = []) {
        self.mode = mode
        self.palette = palette
    }

    /// What the layers of a symbol are told apart by.
    package func separation(of icon: Icon) -> Icon.Separation {
        switch mode {
        case .monochrome: .none
        case .hierarchical, .palette: .levels
        // As in SF Symbols, what has no colors has the foreground alone.
        case .multicolor: icon.isMulticolor ? .hues : .none
        }
    }

    /// Returns the paint of a level, counted from 0.
    package func paint(_ foreground: PaintSpec, level: Int) -> PaintSpec {
        switch mode {
        case .monochrome, .multicolor: foreground
        case .hierarchical:
            level == 0
                ? foreground
                : foreground.opacity(
                    SymbolRenderingMode.opacities[min(level, SymbolRenderingMode.opacities.count - 1)])
        case .palette: palette.isEmpty ? foreground : palette[min(level, palette.count - 1)]
        }
    }

    /// Returns the paint of a part.
    package func paint(_ foreground: PaintSpec, part: Icon.Part) -> PaintSpec {
        let paint = part.hue.flatMap { hues[$0] } ?? paint(foreground, level: part.level.rawValue)
        return part.opacity == 1 ? paint : paint.opacity(part.opacity)
    }

    /// Returns the style with the colors of an environment, if it needs them.
    package func colored(in environment: SceneEnvironment) -> SymbolStyle {
        guard mode == .multicolor else { return self }
        var style = self
        for hue in Icon.Hue.allCases {
            style.hues[hue] = environment.systemColor(hue.rawValue).map { .color($0) }
        }
        return style
    }
}
