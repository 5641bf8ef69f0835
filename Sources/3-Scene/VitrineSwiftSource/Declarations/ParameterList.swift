/// The parameters of a generated function, with their documentation and the record that they make.
struct ParameterList {
    let fields: [SwiftField]

    /// The fields in the order of parameters: the one without a label, those that must be given, the others,
    /// and closures last.
    init(_ fields: [SwiftField]) {
        func rank(_ field: SwiftField) -> Int {
            if field.type == .views { return field.key == "content" || field.key == "body" ? 3 : 4 }
            return field.isUnlabeled ? 0 : field.isRequired ? 1 : 2
        }
        self.fields = fields.enumerated().sorted {
            (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
        }
        .map(\.element)
    }

    private var values: [SwiftField] { fields.filter { $0.type != .views } }
    private var closures: [SwiftField] { fields.filter { $0.type == .views } }

    /// The declarations of the parameters, the place of the call before the closures.
    var declarations: [String] {
        values.map(Self.declaration) + Self.place + closures.map(Self.declaration)
    }

    /// The declarations without the place of the call.
    var plainDeclarations: [String] { fields.map(Self.declaration) }

    /// The parameters that receive the place of the call.
    static let place = [
        "file: StaticString = #filePath", "line: UInt = #line", "column: UInt = #column",
    ]

    private static func declaration(_ field: SwiftField) -> String {
        let name = SwiftNames.parameter(field.label)
        let label = field.isUnlabeled ? "_ \(name)" : name
        let builder = field.type == .views ? "@ViewBuilder " : ""
        if field.isRequired { return "\(builder)\(label): \(field.type.requiredDeclaration)" }
        return "\(builder)\(label): \(field.type.declaration) = \(field.type.absence)"
    }

    /// The lines that document the parameters.
    ///
    /// - Parameter width: The longest line.
    func comment(indent: Int, width: Int = SwiftText.width) -> String {
        var text = String(repeating: " ", count: indent) + "/// - Parameters:\n"
        for field in fields {
            text += SwiftText.comment(
                "\(field.label): \(SwiftText.sentence(field.summary))", indent: indent, bullet: "  - ",
                width: width)
        }
        return text
    }

    /// The expression of a mapping with the values of all fields.
    func record(of fields: [SwiftField]) -> String {
        let entries = fields.map { field in
            let name = SwiftNames.parameter(field.label)
            return "(\"\(field.key)\", \(name)\(field.type == .views ? "()" : ""))"
        }
        return ".record([\(entries.joined(separator: ", "))])"
    }
}
