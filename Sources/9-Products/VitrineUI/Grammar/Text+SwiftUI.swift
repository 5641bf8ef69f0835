import Foundation

// SwiftUI's ways to make texts.

/// The key of a text, which a scene shows as it is.
public typealias LocalizedStringKey = String

extension Text {
    /// Creates the view of a text as it is.
    public init(
        verbatim text: String, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        self.init(text, file: file, line: line, column: column)
    }

    /// Creates the view of a value in a format.
    ///
    /// - Parameters:
    ///   - input: The value, such as a number or a date.
    ///   - format: The format, such as `.percent`.
    public init<F: FormatStyle>(
        _ input: F.FormatInput, format: F, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) where F.FormatOutput == String {
        self.init(format.format(input), file: file, line: line, column: column)
    }

    /// Creates the view of a text without localizing it.
    ///
    /// - Parameters:
    ///   - key: The text.
    ///   - tableName: Ignored. Default: `nil`.
    ///   - bundle: Ignored. Default: `nil`.
    ///   - comment: Ignored: what translators are told.
    public init(
        _ key: any TextConvertible, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        self.init(key, file: file, line: line, column: column)
    }

    /// Returns two texts in one line, each with its own style.
    public static func + (first: Text, second: Text) -> Text { Text(runs: first.nodes + second.nodes) }

    /// Returns two texts in one line, each with its own style.
    public static func + (first: Text, second: ModifiedView) -> Text {
        Text(runs: first.nodes + second.nodes)
    }

    /// Returns two texts in one line, each with its own style.
    public static func + (first: ModifiedView, second: Text) -> Text {
        Text(runs: first.nodes + second.nodes)
    }

    /// Creates the view of texts in one line.
    fileprivate init(runs nodes: [SceneLiteral]) {
        let runs = nodes.flatMap { node -> [SceneLiteral] in
            guard let entries = node.entries, entries.first?.key == "text" else {
                // What is no text gives the words in it.
                return node.firstText.map { [$0] } ?? []
            }
            let style = entries.dropFirst().filter { Self.runKeys.contains($0.key) }
            guard case .sequence(let inner) = entries[0].value.content else {
                let isPlain = style.isEmpty
                return [isPlain ? entries[0].value : SceneLiteral(.mapping(entries.prefix(1) + style))]
            }
            return inner.map { run in
                var own = run.record(scalar: "text")
                own += style.filter { entry in !own.contains { $0.key == entry.key } }
                return own.count == 1 ? own[0].value : SceneLiteral(.mapping(own))
            }
        }
        literals = [SceneLiteral(.mapping([("text", .list(runs))]), at: nodes.first?.location)]
    }

    /// The modifiers of a text that a run of a text may have.
    private static let runKeys: Set = [
        "font", "foreground", "bold", "italic", "underline", "strikethrough", "kerning", "tracking",
        "baselineOffset", "textCase", "smallCaps", "monospacedDigits",
    ]
}

extension ModifiedView {
    /// Returns two texts in one line, each with its own style.
    public static func + (first: ModifiedView, second: ModifiedView) -> Text {
        Text(runs: first.nodes + second.nodes)
    }
}
