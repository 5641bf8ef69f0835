import VitrineLayout
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// The keys common to text fields.
struct TextFieldProperties: Sendable {
    enum State: String, Sendable, CaseIterable { case rest, focused, disabled }

    enum Style: String, Sendable, CaseIterable {
        /// A grey surface.
        case filled
        /// A border on the background, like UIKit's rounded text fields.
        case bordered
        /// A line below the text.
        case underlined
        /// Only the text.
        case plain
        /// Glass, or a material if there is none.
        case glass
    }

    var text = ""
    var placeholder = ""
    var label: String?
    var icon: Symbol?
    var trailingIcon: Symbol?
    var help: String?
    var error: String?
    var state = State.rest
    var style = Style.filled
    var showsCaret = true
    var clearButton: Bool?

    /// What a field says to those who do not see it.
    var accessibility: AccessibilityProperties {
        let name = label ?? (placeholder.isEmpty ? nil : placeholder)
        let shown = text.isEmpty && label != nil ? placeholder : text
        var properties = AccessibilityProperties(
            label: name, value: shown.isEmpty ? nil : shown, hint: error ?? help, traits: .isTextField,
            children: .ignore)
        properties.showsPlaceholder = text.isEmpty
        return properties
    }

    /// The maximum length of a field's text, in characters.
    static let lengthLimit = 2000

    static let content = Codec<String>(
        Codec<String>.text.schema, expected: .text
    ) { value, reader in
        guard let text = Codec<String>.text.read(value, reader) else { return nil }
        guard text.count <= lengthLimit else {
            reader.report(
                .tooMany(noun: "characters in a field", count: text.count, limit: lengthLimit), at: value.mark
            )
            return nil
        }
        return text
    }

    static func fields<Record>(
        _ update: @escaping @Sendable (inout Record, (inout TextFieldProperties) -> Void) -> Void
    ) -> [Field<Record>] {
        func field<Value: Sendable>(
            _ name: String, _ codec: Codec<Value>, _ doc: String,
            _ assign: @escaping @Sendable (inout TextFieldProperties, Value) -> Void
        ) -> Field<Record> {
            Field(name, codec, doc) { record, value in update(&record) { assign(&$0, value) } }
        }
        return [
            field("text", content, "the text in the field") { $0.text = $1 },
            field("placeholder", .text, "the text shown while the field is empty") {
                $0.placeholder = $1
            },
            field("label", .text, "a label above the field") { $0.label = $1 },
            field("icon", .icon, "a symbol at its beginning") { $0.icon = $1 },
            field("trailingIcon", .icon, "a symbol at its end") { $0.trailingIcon = $1 },
            field("help", .text, "a hint below it, where there is no error") { $0.help = $1 },
            field("error", .text, "an error message below the field, which gets a red border") {
                $0.error = $1
            },
            field("state", .cases("a field's state"), "rest, focused or disabled") { $0.state = $1 },
            field("style", .cases("a field's style"), "filled, bordered, underlined, plain or glass") {
                $0.style = $1
            },
            field("caret", .bool, "shows the insertion point while focused. Default: true") {
                $0.showsCaret = $1
            },
            field("clearButton", .bool, "shows a clear button. Default: if the field is focused") {
                $0.clearButton = $1
            },
        ]
    }
}
