import VitrineGraphics

/// Mixes what the content paints with what lies behind it, so that its colour shows through.
struct VibrancyElement: ModifierElement {
    let content: any Element
    let recipe: Vibrancy.Recipe

    var label: String { "vibrancy" }
    var attributes: [Attribute] { [Attribute("vibrancy", recipe.summary)] }

    func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        let items = builder.items { inner in
            for child in placed.children { inner.paint(child) }
        }
        builder.append(items, recipe, from: source)
    }
}

extension Element {
    /// How what this paints is mixed with what lies behind, where all of it is.
    var vibrancy: Vibrancy.Recipe? {
        switch self {
        case let element as VibrancyElement: element.recipe
        case let element as TextElement: element.vibrancy
        case let element as any ModifierElement: element.content.vibrancy
        default: nil
        }
    }
}

extension DisplayListBuilder {
    /// Appends items that are mixed with what lies behind them.
    mutating func append(_ items: [DisplayItem], _ recipe: Vibrancy.Recipe, from source: ElementSource) {
        if items.isEmpty { return }
        append(
            .group(Group(opacity: recipe.opacity, blendMode: recipe.blendMode, items: items)), from: source)
    }
}
