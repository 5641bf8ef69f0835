import VitrineAuditElements
import VitrineColor

/// The places of levels in a scale of words, such as minor, moderate and severe, and of their colours in one
/// of hues, from green over yellow to red.
enum LevelOrder {
    /// The difference from which one hue is another, in degrees.
    private static let leastDifference = 8.0
    /// Words that say no level, beside one that does.
    private static let fillers: Set<String> = [
        "danger", "gefahr", "level", "priority", "priorität", "priorité", "risiko", "risk", "risque", "stufe",
        "warning",
    ]
    private static let words: [Set<String>] = [
        [
            "baja", "bajo", "bas", "basso", "faible", "gering", "laag", "leicht", "leve", "light", "low",
            "låg", "mild", "minor", "niedrig", "niska", "schwach", "slight",
        ],
        [
            "erheblich", "gemiddeld", "mäßig", "marked", "media", "medio", "medium", "medel", "mittel",
            "moderado", "moderate", "moderato", "modéré", "moyen", "médio", "średnia",
        ],
        [
            "alta", "alto", "considerable", "grave", "groß", "heavy", "high", "hoch", "hoog", "hög", "major",
            "schwer", "serious", "severe", "stark", "strong", "sévère", "wysoka", "élevé",
        ],
        [
            "critical", "critique", "crítico", "extrem", "extreme", "extrême", "kritiek", "kritisch",
            "kritiskt",
        ],
    ]

    /// Returns the place of a level among others by the one of its texts that says nothing else; `nil` if
    /// none does, or several.
    static func rank(_ texts: [String]) -> Int? {
        let ranks = texts.compactMap { text -> Int? in
            let said = text.words.filter { !fillers.contains($0) }
            return said.count == 1 ? words.firstIndex { $0.contains(said[0]) } : nil
        }
        return ranks.count == 1 ? ranks.first : nil
    }

    /// Returns the position of the step whose hue is not between those of the levels next to it; `nil` if
    /// hues rise or fall with the levels, or say nothing.
    ///
    /// - Parameter steps: The ranks of levels, and their colours.
    static func odd(_ steps: [(rank: Int, color: Color)]) -> Int? {
        // A level may be there several times.
        let levels = steps.indices.filter { index in !steps[..<index].contains { $0 == steps[index] } }
        let order = levels.sorted { steps[$0].rank < steps[$1].rank }
        let hues = order.compactMap { hue(of: steps[$0].color) }
        let ranks = Set(steps.map(\.rank))
        guard hues.count == order.count, ranks.count == order.count, ranks.count > 2, !isInOrder(hues)
        else { return nil }
        let places = hues.indices.reversed().filter { place in
            var rest = hues
            rest.remove(at: place)
            return isInOrder(rest)
        }
        return places.first.map { order[$0] }
    }

    private static func isInOrder(_ hues: [Double]) -> Bool {
        let steps = zip(hues, hues.dropFirst()).map { $1 - $0 }
        return steps.allSatisfy { $0 <= leastDifference } || steps.allSatisfy { $0 >= -leastDifference }
    }

    /// Returns the hue of a traffic light, in degrees from red to green; `nil` for any other colour.
    private static func hue(of color: Color) -> Double? {
        guard TrafficLight(color) != nil else { return nil }
        let (red, green, blue) = (color.red, color.green, color.blue)
        let greatest = max(red, green, blue)
        let range = greatest - min(red, green, blue)
        return greatest == red ? 60 * (green - blue) / range : 120 + 60 * (blue - red) / range
    }
}
