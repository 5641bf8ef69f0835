/// The order in which the scene language applies modifiers, innermost first, as `ModifierChain` has it.
///
/// Modifiers that are not listed act on the node as a whole wherever they stand.
package enum ModifierOrder: Sendable {
    private static let steps: [[String]] = [
        ["padding"], ["aspectRatio"], ["frame"], ["fixedSize"], ["safeAreaInset"], ["clip"],
        ["background", "material", "glass", "stroke", "fill", "cornerRadius", "shadow"], ["overlay"],
        ["filter", "blur"], ["mask"], ["opacity", "blendMode", "isolated"], ["scale"], ["skew"], ["rotation"],
        ["offset"], ["alignmentGuides"], ["position"], ["alignment"],
        ["layoutPriority", "gridCellColumns", "gridCellRows", "gridCellUnsizedAxes", "gridColumnAlignment"],
        ["ignoresSafeArea"],
    ]

    private static let ranks = Dictionary(
        uniqueKeysWithValues: steps.enumerated().flatMap { rank, keys in keys.map { ($0, rank) } })

    /// Returns `true` if a modifier would act inside one of those that the node already has.
    package static func isInside(_ key: String, _ others: [String]) -> Bool {
        guard let rank = ranks[key] else { return false }
        return others.contains { ranks[$0].map { $0 > rank } ?? false }
    }

    /// Returns keys in an order in which none acts inside those before it.
    static func sorted(_ keys: [String]) -> [String] {
        keys.enumerated().sorted { one, other in
            (ranks[one.element] ?? -1, one.offset) < (ranks[other.element] ?? -1, other.offset)
        }.map(\.element)
    }
}
