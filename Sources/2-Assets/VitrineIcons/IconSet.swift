/// The set of symbols that scenes may name: Vitrine's own drawings under the names of SF Symbols.
package enum IconSet {
    /// The symbols that are drawn, grouped by theme; all others are made from them.
    ///
    /// Each group is read once, here. The groups are computed and left unoptimized: as initializers of
    /// `static let` the optimizer took 34 of this module's 39 seconds over them, growing as the square of a
    /// table's length.
    private static let drawn: [Icon] = [
        arrows, directions, signs, lists, time, nature, people, communication, media, objects, tools, devices,
        weather, marks, capture, goods, editing, making, travel, body, messages, sound, shapes, turns,
        documents, texts,
        games, rooms, skies, figures, signals, instruments, sports, household,
        sundries, switches, frames, workplace,
    ].flatMap { $0.map(placed) }

    /// All names, sorted.
    package static let names: [String] = Set(table.keys).union(recipes.keys).sorted()

    /// All symbols, in the order of their names.
    package static var all: [Icon] { names.compactMap(icon(named:)) }

    /// The drawn symbols by name.
    static let table: [String: Icon] = Dictionary(
        drawn.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    /// Returns the symbol with exactly this name, or `nil` if there is none.
    package static func icon(named name: String) -> Icon? {
        table[name] ?? recipes[name]?.layers().map { Icon(name, $0) }
    }
}
