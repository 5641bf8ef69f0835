import VitrineSource
import VitrineTestSupport

@testable import VitrineSceneFormat

/// Writes scenes anew with the keys of every mapping in another order, and aliases as what they stand for.
struct KeyShuffler {
    private var generator: SeededGenerator

    init(seed: Int) { generator = SeededGenerator(seed: seed) }

    /// The same scene, library or file of design tokens in another order.
    mutating func shuffled(_ text: String) throws -> String {
        write(try SceneParser.parse(SourceFile(name: "shuffled.yaml", text: text)))
    }

    private mutating func write(_ value: SceneValue) -> String {
        switch value.content {
        case .null: return "null"
        case .bool(let flag): return "\(flag)"
        case .number(_, let literal): return literal
        case .string(let text): return quoted(text)
        case .sequence(let values):
            return "[" + values.map { write($0) }.joined(separator: ", ") + "]"
        case .mapping(let entries):
            let shuffled = entries.shuffled(using: &generator)
            return "{" + shuffled.map { "\(quoted($0.key)): \(write($0.value))" }.joined(separator: ", ")
                + "}"
        }
    }

    private func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
