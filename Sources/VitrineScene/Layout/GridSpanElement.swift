/// States how many columns and rows of a grid the content takes.
struct GridSpanElement: ModifierElement {
    let content: any Element
    let gridSpan: GridSpan

    var label: String { "gridCell" }
    var attributes: [Attribute] {
        [Attribute("columns", Double(gridSpan.columns)), Attribute("rows", Double(gridSpan.rows))]
    }
}
