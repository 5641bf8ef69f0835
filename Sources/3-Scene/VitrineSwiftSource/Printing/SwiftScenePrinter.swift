import VitrineSceneFormat

/// A printer of scenes as Swift source, such that the scene it makes says the same.
package struct SwiftScenePrinter: Sendable {
    let model: SwiftModel

    package init(_ model: SwiftModel = .builtIn) { self.model = model }

    /// Returns the source of a scene: an enumeration with the static property `scene`.
    ///
    /// - Parameters:
    ///   - scene: The parsed scene.
    ///   - name: The name of the enumeration.
    package func text(of scene: SceneValue, name: String) -> String {
        var writer = SwiftSceneWriter(model)
        let body = writer.scene(scene)
        var text = "import VitrineUI\n\n/// A scene in Swift.\nenum \(name) {\n"
        text += "    static var scene: Scene {\n"
        text += body.map { $0.isEmpty ? "" : "        \($0)" }.joined(separator: "\n") + "\n    }\n"
        for (number, part) in writer.parts.enumerated() {
            text += "\n    private static var part\(number + 1): some View {\n"
            text += part.map { $0.isEmpty ? "" : "        \($0)" }.joined(separator: "\n") + "\n    }\n"
        }
        return text + "}\n"
    }

    /// Returns the name of a Swift type for a scene in a file: `FocusTimerScene` for `focus-timer.yaml`.
    package static func typeName(of file: String) -> String {
        let stem = file.split(separator: "/").last?.prefix { $0 != "." } ?? ""
        let words = stem.split { !($0.isLetter || $0.isNumber) }.map { SwiftNames.capitalized(String($0)) }
        let name = words.joined()
        return (name.first?.isLetter == true ? name : "My" + name) + "Scene"
    }
}
