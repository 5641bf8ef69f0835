import VitrineDisplayList
import VitrineStyle

/// Content blended with the backdrop, so that the backdrop's colour shows through.
package struct VibrancyElement: ModifierElement, Sendable {
    package let content: any Element
    package let recipe: Vibrancy.Recipe

    package init(content: any Element, recipe: Vibrancy.Recipe) {
        self.content = content
        self.recipe = recipe
    }

    package var label: String { "vibrancy" }
    package var attributes: [Attribute] { [Attribute("vibrancy", recipe.summary)] }
    package var vibrancy: Vibrancy.Recipe? { recipe }

    package func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        let items = builder.items { $0.paint(placed.children) }
        builder.append(items, recipe, from: source)
    }
}

extension DisplayListBuilder {
    /// Appends items that are blended with the backdrop.
    mutating func append(_ items: [DisplayItem], _ recipe: Vibrancy.Recipe, from source: ElementSource) {
        if items.isEmpty { return }
        append(
            .group(Group(opacity: recipe.opacity, blendMode: recipe.blendMode, items: items)), from: source)
    }
}
