/// The set of symbols that scenes may name: Vitrine's own drawings under the names of SF Symbols.
package enum IconSet {
    /// All symbols, grouped by theme.
    package static let all: [Icon] =
        arrows + directions + signs + lists + time + nature + people + communication + media + objects + tools
        + devices
        + weather + marks + capture + placed

    private static let placed = (goods + editing + making + travel + body + sound).map { icon in
        placements[icon.name].map { icon.placed(scale: $0.scale, by: $0.x, $0.y) } ?? icon
    }

    /// Where symbols are placed whose layers were drawn larger than the grid, or beside its centre: by a
    /// scale, then by a way in grid units, so that ink stays on the grid at the heaviest weight.
    private static let placements: [String: (scale: Double, x: Double, y: Double)] = [
        "fan": (1, -1.23, 0.58),
        "fan.fill": (1, -1.23, 0.58),
        "textformat.size": (1, 0.1, 0.7),
        "control": (1.2, -2.4, 0.84),
        "tree": (0.99, 0.12, -0.4),
        "tree.fill": (0.99, 0.12, -0.4),
        "cloud.sun": (1, -0.52, 1.83),
        "cloud.sun.fill": (1, -0.52, 1.83),
        "cloud.bolt": (1, 0.04, 1.4),
        "cloud.bolt.fill": (1, 0.04, 1.4),
        "cloud.fog": (1, 0.04, 1.48),
        "cloud.fog.fill": (1, 0.04, 1.48),
        "humidity": (1, -0.5, 1.18),
        "humidity.fill": (1, -0.5, 1.18),
        "pills": (1, -0.18, -1.58),
        "pills.fill": (1, -0.18, -1.58),
        "person.3": (0.92, 0.96, 1.1),
        "person.3.fill": (0.92, 0.96, 1.1),
        "phone.down": (0.99, 0.12, -0.16),
        "phone.down.fill": (0.99, 0.12, -0.16),
        "speaker.wave.3": (1, 1.45, 0),
        "speaker.wave.3.fill": (1, 1.45, 0),
        "airpodspro": (1, 0, 1.57),
    ]

    /// All names, sorted.
    package static let names: [String] = all.map(\.name).sorted()

    private static let table: [String: Icon] = Dictionary(
        all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    /// Returns the symbol with exactly this name, or `nil` if there is none.
    package static func icon(named name: String) -> Icon? { table[name] }
}
