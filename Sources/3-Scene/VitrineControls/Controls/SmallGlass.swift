import VitrineScene
import VitrineSceneFormat

/// What buttons are made of, read ahead of everything else about them.
enum SmallGlass {
    /// What else a scene says of its glass makes it the scene's own.
    private static let ownKeys: Set<String> = ["adaptive", "tint", "id", "union", "face"]

    /// Returns `true` if a button has the system's plain glass, which adapts to what is behind it.
    ///
    /// Clear glass never does, as in SwiftUI. Prominent and tinted glass has the tint's colour whatever is
    /// behind it.
    static func isPlain(
        _ value: SceneValue, beside others: [SceneValue.Entry], _ reader: SceneReader
    ) -> Bool {
        if let glass = others.first(where: { $0.key == "glass" }) {
            return reader.resolveIfPresent(glass.value).map { isPlain($0, reader) } ?? false
        }
        if others.contains(where: { $0.key == "background" || $0.key == "material" }) { return false }
        guard let style = reader.resolveIfPresent(value)?.entry("style"),
            case .string(let name)? = reader.resolveIfPresent(style.value)?.content
        else { return false }
        return name == ButtonStyle.glass.rawValue || name == ButtonStyle.material.rawValue
    }

    private static func isPlain(_ glass: SceneValue, _ reader: SceneReader) -> Bool {
        switch glass.content {
        case .string(let style): style == "regular"
        case .mapping(let entries):
            !entries.contains { ownKeys.contains($0.key) }
                && (glass.entry("style").flatMap { reader.resolveIfPresent($0.value) }
                    .map { isPlain($0, reader) } ?? true)
        default: false
        }
    }
}

extension ButtonNode {
    static func isSmallGlass(
        _ value: SceneValue, beside others: [SceneValue.Entry], _ reader: SceneReader
    ) -> Bool {
        SmallGlass.isPlain(value, beside: others, reader)
    }
}

extension IconButtonNode {
    static func isSmallGlass(
        _ value: SceneValue, beside others: [SceneValue.Entry], _ reader: SceneReader
    ) -> Bool {
        SmallGlass.isPlain(value, beside: others, reader)
    }
}
