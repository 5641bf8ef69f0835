import VitrineColor
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

enum SegmentedPickerNode: NodeKind {
    enum Style: String, Sendable, CaseIterable {
        /// The system's style, on a grey track.
        case standard
        /// On glass, or on a material on releases without glass.
        case glass
    }

    /// The thumb's transition between two segments.
    enum Transition: String, Sendable, CaseIterable { case slide, merge }

    struct Segment: Sendable {
        var label: String?
        var icon: Symbol?
        var isDisabled = false
        /// What is read out in place of the label or the symbol.
        var spokenName: String?
    }

    struct Properties: Sendable {
        var segments: [Segment] = []
        var selection: (value: Double, mark: SourceMark)?
        var style = Style.standard
        var transition = Transition.slide
        var height: Double?
        var state = InteractionState.rest
        var tint: Color?
    }

    static let name = "segmentedPicker"
    /// Measured on iOS 26: a row with one of 32 points is 61 high.
    static let rowOverlap = 1.0
    static let summary = "Segments side by side, one of them selected; the thumb may be between two."

    private static let segment = Codec<Segment>.either(
        .record(
            "a segment", from: Segment(),
            [
                Field("label", .text, "the label") { $0.label = $1 },
                Field("icon", .icon, "a symbol before the label, or on its own") { $0.icon = $1 },
                Field("disabled", .bool, "shows the segment as disabled") { $0.isDisabled = $1 },
                Field("accessibility", .text, "its name, which is read out; a symbol alone has none") {
                    $0.spokenName = $1
                },
            ]), when: \.isMapping, or: Codec<String>.text.map { Segment(label: $0) })

    static let payload = Codec<Properties>.record(
        .segmentedPicker, from: Properties(),
        [
            Field("segments", .list(of: segment, count: 2...12), required: true, "labels, or mappings") {
                $0.segments = $1
            },
            Field(
                "selection", ValueRange.number,
                "the zero-based index of the selected segment; 1.5 is halfway between the second and third"
            ) { $0.selection = $1 },
            Field("style", .cases("a picker's style"), "standard or glass") { $0.style = $1 },
            Field(
                "transition", .cases("a transition"),
                "slide or merge: the thumb moves between two segments, or flows from one into the other"
            ) { $0.transition = $1 },
            Field("height", .number(20...200), "points. Default: 32, or 44 on glass") { $0.height = $1 },
            Field("state", .cases("a picker's state"), InteractionState.doc) { $0.state = $1 },
            Field("tint", .color, "the thumb's colour") { $0.tint = $1 },
        ])

    static func accessibility(of payload: Properties) -> AccessibilityProperties {
        AccessibilityProperties(children: .contain)
    }

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        payload.state.apply(to: &modifiers)
        return SegmentedPicker(properties: payload, context: context, given: modifiers.font ?? FontSpec())
            .element(&modifiers)
    }
}

extension Noun {
    package static let segmentedPicker: Noun = "a segmented picker"
}
