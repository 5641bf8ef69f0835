/// Modifiers that only some kinds support.
package enum RestrictedModifier: String, Sendable, CaseIterable {
    case spacing
    case horizontalSpacing
    case verticalSpacing
    case columns
    case rows
    case axes
    case contentOffset
    case contentMargins
    case showsIndicators
    case equalSizes
    case fill
    case trim
    case otherwise = "else"

    /// The modifiers by their names, which each key of each node is looked up in: a raw value would be
    /// compared with all of them.
    static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    /// The suggested replacement, for messages.
    var instead: String {
        switch self {
        case .spacing:
            """
            spacing belongs on stacks, grids, flow, scroll, card, button and glassContainer; elsewhere use \
            padding
            """
        case .horizontalSpacing, .verticalSpacing: "\(rawValue) belongs on grids and flow"
        case .columns: "columns belong on lazyVGrid"
        case .rows: "rows belong on lazyHGrid"
        case .axes: "axes belong on scroll and viewThatFits"
        case .contentOffset, .contentMargins, .showsIndicators: "\(rawValue) belongs on scroll"
        case .equalSizes: "equalSizes belongs on vstack and hstack"
        case .otherwise: "else belongs on slots, and in choices: `{ when, then, else }`"
        case .trim: "trim belongs on shapes"
        case .fill: "fill belongs on shapes; elsewhere use background, or foreground for text and icons"
        }
    }
}
