import VitrineControls
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// A question or a message that requires a response.
enum AlertNode: NodeKind {
    enum Role: String, Sendable, CaseIterable { case normal, cancel, destructive, preferred }

    struct Action: Sendable {
        var title = ""
        var role = Role.normal
        var state = ButtonState.rest
    }

    struct TextEntry: Sendable {
        var placeholder = ""
        var value: String?
    }

    struct Properties: Sendable {
        var title = ""
        var message: String?
        var actions: [Action] = []
        var fields: [TextEntry] = []
        var dimming: Double?
        var isAlone = false
        /// `true` if buttons are one below another in any case.
        var isStacked = false
    }

    static let name = "alert"
    static let summary = "A question or a message in the middle of a screen, which it dims."
    static let isVibrant = false
    static let ignoresSafeArea = true

    static let action = Codec<Action>.either(
        .record(
            "an alert's button", from: Action(),
            [
                Field("title", .text, required: true, "the title of the button") { $0.title = $1 },
                Field(
                    "role", .cases("an alert button role"), "normal, cancel, destructive or preferred"
                ) { $0.role = $1 },
                Field("state", .cases("a button state"), "rest, pressed or disabled") { $0.state = $1 },
            ]), when: \.isMapping, or: Codec<String>.text.map { Action(title: $0) })

    private static let entry = Codec<TextEntry>.record(
        .alertField, from: TextEntry(),
        [
            Field("placeholder", .text, "the text shown while the field is empty") { $0.placeholder = $1 },
            Field("value", .text, "the text in the field") { $0.value = $1 },
        ])

    static let payload = Codec<Properties>.record(
        .alert, from: Properties(),
        [
            Field("title", .text, required: true, "a statement or a question") { $0.title = $1 },
            Field("message", .text, "more about it") { $0.message = $1 },
            Field(
                "actions", .list(of: action, count: 1...6), required: true,
                "one to six buttons; two are side by side if they fit"
            ) { $0.actions = $1 },
            Field(
                "fields", .list(of: entry, count: 1...3, example: "[{ placeholder: Name }]"), "text fields"
            ) { $0.fields = $1 },
            Field("dimming", .opacity, "the opacity of the black over the screen. Default: the system's") {
                $0.dimming = $1
            },
            Field("alone", .bool, "true for the alert without the screen that it dims") { $0.isAlone = $1 },
        ])

    static func accessibility(of payload: Properties) -> AccessibilityProperties {
        AccessibilityProperties(
            label: payload.title, traits: payload.isAlone ? [] : .isModal, children: .contain)
    }

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let kit = Presentation.blocks(in: context)
        let panel =
            kit.hasGlass
            ? GlassAlert(payload, kit).element : ClassicAlert(payload, kit).element
        return payload.isAlone
            ? panel
            : Presentation(kit).over(
                kit.hasGlass ? kit.padded(panel, kit.safeArea) : panel, context.panelTransition,
                dimming: payload.dimming)
    }
}

extension AlertNode.TextEntry {
    /// What a text field says to those who do not see it.
    var accessibility: AccessibilityProperties {
        AccessibilityProperties(
            label: placeholder.isEmpty ? nil : placeholder, value: value, traits: .isTextField,
            children: .ignore)
    }
}

extension AlertNode.Properties {
    /// Returns `true` for two buttons that are side by side if they fit; at accessibility sizes they are
    /// stacked.
    func mayBeSideBySide(_ kit: ComponentKit) -> Bool {
        !isStacked && actions.count == 2 && !kit.type.isAccessibility
    }

    /// `true` if all titles are so short that they fit side by side in any font.
    var isShort: Bool { actions.allSatisfy { $0.title.count <= 8 } }

    /// Returns the actions in UIKit's order: the cancel action is the first of two side by side, or the last
    /// of others.
    func ordered(sideBySide: Bool) -> [AlertNode.Action] {
        let cancel = actions.filter { $0.role == .cancel }
        let others = actions.filter { $0.role != .cancel }
        return sideBySide ? cancel + others : others + cancel
    }
}

extension Noun {
    package static let alertField: Noun = "an alert's text field"
    package static let alert: Noun = "an alert"
}
