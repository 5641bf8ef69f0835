/// The set of symbols that scenes may name: Vitrine's own drawings under the names of SF Symbols.
public enum IconSet {
    /// All symbols, grouped by theme.
    public static let all: [Icon] =
        arrows + directions + signs + lists + time + nature + people + communication + media + objects + tools
        + devices
        + weather + marks + capture + goods + editing + making + travel + body + sound

    /// All names, sorted.
    public static let names: [String] = all.map(\.name).sorted()

    private static let table: [String: Icon] = Dictionary(
        all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    /// Returns the symbol with exactly this name, or `nil` if there is none.
    public static func icon(named name: String) -> Icon? { table[name] }
}
