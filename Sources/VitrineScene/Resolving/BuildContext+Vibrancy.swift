import VitrineDisplayList
import VitrineLayout
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

extension BuildContext {
    /// Returns the recipe by which the node's own paints are blended with the backdrop; `nil` if they are
    /// drawn over it unblended. Paints that would barely show are reported.
    func vibrancy(_ style: Vibrancy?, for paints: [PaintSpec]) -> Vibrancy.Recipe? {
        let appearance = reader.environment.appearance
        guard let recipe = style?.recipe(appearance, reader.environment.contrast) else { return nil }
        if !paints.isEmpty && !paints.contains(where: recipe.shows) {
            let (paint, does) = appearance == .light ? ("light", "darkens") : ("dark", "lightens")
            reader.report(
                .notAllowed(
                    what: "vibrancy", on: "a \(paint) paint in \(appearance.rawValue) appearance",
                    instead:
                        "it only \(does) what lies behind, which \(paint) paints do not: leave one of both out"
                ),
                at: source.mark)
        }
        return recipe
    }

    /// Returns the element, blended with the backdrop if there is a style.
    func vibrant(_ element: any Element, _ style: Vibrancy?, _ paints: [PaintSpec]) -> any Element {
        vibrancy(style, for: paints).map { VibrancyElement(content: element, recipe: $0) } ?? element
    }
}

extension InheritedStyle {
    /// Applies a node's paint modifiers. The innermost `foreground`, `palette` or `vibrancy` wins: a node's
    /// own paint is not blended with the backdrop, unless it gives both.
    mutating func apply(_ modifiers: Modifiers, _ environment: SceneEnvironment) {
        if let vibrancy = modifiers.vibrancy {
            self.vibrancy = vibrancy == .none ? nil : vibrancy
            foreground = .color(environment.systemColor("primary") ?? .black)
            // Evaluated again if the appearance changes.
            foregroundSource = SceneValue(.string("primary"), at: .start)
        } else if modifiers.foreground != nil || modifiers.palette != nil {
            vibrancy = nil
        }
        if let paint = modifiers.foreground {
            (foreground, foregroundSource) = (paint, modifiers.foregroundSource)
        }
        if let palette = modifiers.palette { symbols = SymbolStyle(mode: .palette, palette: palette) }
        if let mode = modifiers.symbolRenderingMode { symbols.mode = mode }
    }
}
