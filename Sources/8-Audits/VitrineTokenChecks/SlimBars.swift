import VitrineAuditElements
import VitrineSceneFormat
import VitrineSource
import VitrineTokens

/// The bars of a scene that are as slim as lines, such as carets, dividers and indicators: they have the
/// colour of the texts that they belong to, or of what is around these, and say nothing about what a colour
/// is for.
struct SlimBars {
    /// The places of their colours.
    private(set) var colors: Set<SourceMark> = []

    private let tokens: [String: DesignToken]

    /// The side up to which a bar is slim, in points.
    private static let side = 4.0
    private static let paintKeys: Set<String> = ["background", "fill"]

    /// - Parameters:
    ///   - scene: A scene or a library.
    ///   - tokens: The design tokens that it loads, by their names.
    init(in scene: SceneValue, tokens: [String: DesignToken]) {
        self.tokens = tokens
        visit(scene)
    }

    private mutating func visit(_ value: SceneValue) {
        switch value.content {
        case .sequence(let values): for value in values { visit(value) }
        case .mapping(let entries):
            if let frame = value.entry("frame")?.value, isSlim(frame) {
                for entry in entries where Self.paintKeys.contains(entry.key) {
                    entry.value.forEachScalar(below: []) { color, _, _ in colors.insert(color.mark) }
                }
            }
            for entry in entries { visit(entry.value) }
        case .null, .bool, .number, .string: break
        }
    }

    private func isSlim(_ frame: SceneValue) -> Bool {
        ["width", "height"].contains { key in
            guard let length = frame.entry(key).flatMap({ points($0.value) }) else { return false }
            return length <= Self.side
        }
    }

    /// Returns a length that is a number or a token; `nil` for any other.
    private func points(_ value: SceneValue) -> Double? {
        switch value.content {
        case .number(let number, _): return number
        case .string(let text):
            switch tokens[TokenUseCheck.name(in: text)]?.value {
            case .dimension(let length): return length.points
            case .number(let number): return number
            default: return nil
            }
        case .null, .bool, .sequence, .mapping: return nil
        }
    }
}
