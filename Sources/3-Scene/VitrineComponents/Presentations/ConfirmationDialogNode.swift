import VitrineControls
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// Actions at the bottom of a screen that confirm what was begun.
enum ConfirmationDialogNode: NodeKind {
    struct Properties: Sendable {
        var title: String?
        var message: String?
        var actions: [AlertNode.Action] = []
        var dimming: Double?
        var isAlone = false
    }

    static let name = "confirmationDialog"
    static let summary = "Actions at the bottom of a screen, which it dims; a list of texts is its actions."
    static let isVibrant = false
    static let ignoresSafeArea = true

    private static let actions = Codec<[AlertNode.Action]>.list(of: AlertNode.action, count: 1...10)

    static let payload = Codec<Properties>.either(
        .record(
            .confirmationDialog, from: Properties(),
            [
                Field("title", .text, "a statement or a question") { $0.title = $1 },
                Field("message", .text, "more about it") { $0.message = $1 },
                Field("actions", actions, required: true, "one to ten buttons") { $0.actions = $1 },
                Field(
                    "dimming", .opacity, "the opacity of the black over the screen. Default: the system's"
                ) { $0.dimming = $1 },
                Field("alone", .bool, "true for the dialog without the screen that it dims") {
                    $0.isAlone = $1
                },
            ]), when: \.isMapping, or: actions.map { Properties(actions: $0) })

    static func accessibility(of payload: Properties) -> AccessibilityProperties {
        AccessibilityProperties(
            label: payload.title, traits: payload.isAlone ? [] : .isModal, children: .contain)
    }

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let kit = Presentation.blocks(in: context)
        let panel: any Element
        if kit.hasGlass {
            var alert = AlertNode.Properties(
                title: payload.title ?? "", message: payload.message, actions: payload.actions)
            alert.isStacked = true
            panel = GlassAlert(alert, kit, width: width(kit)).element
        } else {
            panel = ActionSheet(payload, kit, width: width(kit)).element
        }
        if payload.isAlone { return panel }
        let below = max(kit.safeArea.bottom, ActionSheet.margin)
        return Presentation(kit).over(
            kit.padded(panel, Insets(top: 0, left: 0, bottom: below, right: 0)), context.panelTransition,
            dimming: payload.dimming, alignment: .bottomEdge)
    }

    /// The width of a phone but for the margins, and no more where the screen is larger. Our own choice.
    private static func width(_ kit: ComponentKit) -> Double {
        min(kit.width - 2 * ActionSheet.margin, 414)
    }
}

extension Noun {
    package static let confirmationDialog: Noun = "a confirmation dialog"
}
