/// Content that spans several columns and rows of a grid.
package struct GridSpanElement: ModifierElement, Sendable {
    package let content: any Element
    package let gridSpan: GridSpan

    package init(content: any Element, gridSpan: GridSpan) {
        self.content = content
        self.gridSpan = gridSpan
    }

    package func mapWithinPlacement(_ change: (any Element) -> any Element) -> any Element {
        GridSpanElement(content: content.mapWithinPlacement(change), gridSpan: gridSpan)
    }

    package var label: String { "gridCell" }
    package var attributes: [Attribute] {
        [Attribute("columns", Double(gridSpan.columns)), Attribute("rows", Double(gridSpan.rows))]
            + [
                gridSpan.alignment.map { Attribute("alignment", $0.summary) },
                gridSpan.columnAlignment.map { Attribute("columnAlignment", $0.name) },
            ].compactMap { $0 }
    }
}
