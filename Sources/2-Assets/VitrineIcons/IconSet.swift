import VitrineIconDrawings

/// The set of symbols that scenes may name: Vitrine's own drawings under the names of SF Symbols.
package enum IconSet {
    /// All names, sorted.
    package static let names: [String] = Set(table.keys).union(recipes.keys).sorted()

    /// All symbols, in the order of their names.
    package static var all: [Icon] { names.compactMap(icon(named:)) }

    /// The drawn symbols by name.
    static let table: [String: Icon] = Dictionary(
        IconDrawings.all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    /// Returns the symbol with exactly this name, or `nil` if there is none.
    package static func icon(named name: String) -> Icon? {
        let icon = table[name] ?? recipes[name]?.layers(for: name).map { Icon(name, $0) }
        return icon.map { layered($0) }
    }
}
