/// The order in which the scene language applies modifiers, innermost first: that of `ModifierChain`.
///
/// Modifiers that are not listed act on the node as a whole wherever they stand.
package enum ModifierOrder: Sendable {
    private static let steps: [[String]] = [
        ["padding"], ["aspectRatio"], ["frame"], ["fixedSize"], ["safeAreaInset"], ["clip"],
        ["background", "material", "glass", "stroke", "fill", "cornerRadius"], ["overlay"], ["shadow"],
        ["filter", "blur"], ["mask"], ["rotation3D"], ["opacity", "blendMode", "isolated"], ["scale"],
        ["skew"],
        ["rotation"], ["offset"], ["modifiers"], ["alignmentGuides"], ["position"], ["alignment"],
        ["layoutPriority", "gridCellColumns", "gridCellRows", "gridCellUnsizedAxes", "gridColumnAlignment"],
        ["ignoresSafeArea"],
    ]

    private static let ranks = Dictionary(
        uniqueKeysWithValues: steps.enumerated().flatMap { rank, keys in keys.map { ($0, rank) } })

    /// The modifiers that make a surface, which then casts the shadow, and not the content with its overlay.
    private static let surfaces: Set = ["background", "material", "glass", "stroke", "fill"]

    private static func rank(of key: String, on surface: Bool) -> Int? {
        ranks[key == "shadow" && surface ? "background" : key]
    }

    /// Returns `true` if a modifier would act inside one of those that the node already has.
    package static func isInside(_ key: String, _ others: [String]) -> Bool {
        let isSurface = surfaces.contains(key) || others.contains(where: surfaces.contains)
        guard let rank = rank(of: key, on: isSurface) else { return false }
        return others.contains { other in
            Self.rank(of: other, on: isSurface).map { $0 > rank } ?? false
        }
    }

    /// Returns keys in an order in which none acts inside those before it.
    static func sorted(_ keys: [String]) -> [String] {
        let isSurface = keys.contains(where: surfaces.contains)
        return keys.enumerated().sorted { one, other in
            (rank(of: one.element, on: isSurface) ?? -1, one.offset)
                < (rank(of: other.element, on: isSurface) ?? -1, other.offset)
        }.map(\.element)
    }
}
