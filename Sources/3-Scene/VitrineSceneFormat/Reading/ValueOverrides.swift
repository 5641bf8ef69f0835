import VitrineSource

/// Values that take the place of those of a scene's files.
package struct ValueOverrides: Hashable, Sendable {
    /// The values of design tokens, by name.
    package var tokens: [String: String]
    /// The values of parameters in all uses of a component, by the names of both, joined by a dot.
    package var parameters: [String: String]

    package init(tokens: [String: String] = [:], parameters: [String: String] = [:]) {
        self.tokens = tokens
        self.parameters = parameters
    }

    /// Returns the value that is tried for a parameter, as if it were written at its definition; `nil` if
    /// none is, or if the text is not a value.
    package func value(of parameter: Parameter, in component: String) -> SceneValue? {
        guard let text = parameters["\(component).\(parameter.name)"] else { return nil }
        // Texts are taken as they are: `9:41` and `yes` need no quotes. Nor do colours, which are comments in
        // YAML.
        if case .text = parameter.type { return SceneValue(.string(text), at: parameter.mark) }
        if text.hasPrefix("#") { return SceneValue(.string(text), at: parameter.mark) }
        let file = SourceFile(name: parameter.name, text: text)
        return (try? SceneParser.parse(file))?.placed(at: parameter.mark)
    }
}

extension SceneValue {
    /// Returns the value with one mark for all of it.
    fileprivate func placed(at mark: SourceMark) -> SceneValue {
        let content: Content =
            switch self.content {
            case .null, .bool, .number, .string: self.content
            case .sequence(let values): .sequence(values.map { $0.placed(at: mark) })
            case .mapping(let entries):
                .mapping(
                    entries.map { Entry(key: $0.key, keyMark: mark, value: $0.value.placed(at: mark)) })
            }
        return SceneValue(content, at: mark)
    }
}
