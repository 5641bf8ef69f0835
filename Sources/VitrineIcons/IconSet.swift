/// The set of symbols that scenes may name: our own drawings under the names of SF Symbols.
public enum IconSet {
    /// Every symbol, theme by theme.
    public static let all: [Icon] =
        arrows + directions + signs + lists + time + nature + people + communication + media + objects + tools
        + devices
        + weather + marks

    /// Every name, sorted.
    public static let names: [String] = all.map(\.name).sorted()

    private static let table: [String: Icon] = Dictionary(
        all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    /// The symbol of exactly that name, or nil where the set has none.
    public static func icon(named name: String) -> Icon? { table[name] }
}
