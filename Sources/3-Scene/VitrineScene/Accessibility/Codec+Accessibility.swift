import VitrineLayout
import VitrineSceneFormat
import VitrineSource

extension Codec<AccessibilityProperties> {
    /// What is read out of a node; a text is its label.
    static let accessibility = either(
        .record("what is read out", from: AccessibilityProperties(), fields), when: \.isMapping,
        or: Codec<String>.text.map { AccessibilityProperties(label: $0) })

    private static let fields: [Field<AccessibilityProperties>] = [
        Field("label", .text, "its name, in place of the texts in it") { $0.label = $1 },
        Field("hint", .text, "what it does, as in `Starts the timer`") { $0.hint = $1 },
        Field("value", .text, "its value, such as `50 percent`") { $0.value = $1 },
        Field("traits", .oneOrMore(of: trait), "what it is, beside what its kind is") {
            $0.traits = AccessibilityTraits($1)
        },
        Field("hidden", .bool, "leaves it out, and all in it") { $0.isHidden = $1 },
        Field("heading", level, "true, or the level of the heading, 1 to 6") { $0.heading = $1 },
        Field(
            "sortPriority", .number(-1000...1000), "its order among its neighbours: higher before lower"
        ) { $0.sortPriority = $1 },
        Field(
            "children", .cases("a way to read children"),
            "combine (as one), contain (each by itself) or ignore (not at all)"
        ) { $0.children = $1 },
        Field("identifier", .word("an identifier"), "a name for tests, which is not read out") {
            $0.identifier = $1
        },
        Field("actions", .oneOrMore(of: .text), "what else can be done with it") { $0.actions = $1 },
    ]

    private static let trait = Codec<AccessibilityTraits>.choice(
        "a trait", AccessibilityTraits.named.map { ($0.name, $0.trait) })

    /// The level of a heading; 0 for none, and `nil` for no heading.
    private static let level = Codec<Int?>.either(
        Codec<Int>.integer(1...6).map { $0 }, when: \.isNumber, or: Codec<Bool>.bool.map { $0 ? 0 : nil })
}
