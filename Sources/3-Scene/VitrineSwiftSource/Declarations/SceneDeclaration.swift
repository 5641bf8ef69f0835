/// The declaration of the initializer that makes a scene of views.
struct SceneDeclaration {
    private let fields: [SwiftField]

    init(_ fields: [SwiftField]) { self.fields = fields }

    var text: String {
        let parameters = ParameterList(fields)
        let entries = fields.map { field -> String in
            let name = SwiftNames.parameter(field.label)
            let value =
                switch field.type {
                case .views: "\(name)()"
                case .components: "SceneLiteral.components(\(name))"
                default: name
                }
            return "                (\"\(field.key)\", \(value)),\n"
        }
        var declarations = parameters.declarations
        declarations.insert("files: SceneFileSource = .none", at: declarations.count - 4)
        var text = "import Vitrine\n\nextension Scene {\n    /// Creates a scene of views.\n    ///\n"
        text += parameters.comment(indent: 4)
        text += "    ///   - files: The files that the scene may read. Default: none.\n"
        text += SwiftText.call("public init", declarations, " {", indent: 4) + "\n"
        text += "        self.init(\n            [\n                (\"vitrine\", 1),\n"
        text += "\(entries.joined())            ],\n"
        text += "            files: files, at: SourceLocation(file, line, column))\n    }\n}\n"
        return text
    }
}
