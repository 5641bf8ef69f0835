import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

enum AvatarNode: NodeKind {
    enum AvatarShape: String, Sendable, CaseIterable { case circle, rounded }
    enum Status: String, Sendable, CaseIterable { case online, away, busy, offline }

    struct Properties: Sendable {
        var name: String?
        var initials: String?
        var icon: Symbol?
        var image: ImageFields?
        var size = 40.0
        var shape = AvatarShape.circle
        var tint: PaintSpec?
        var ring: PaintSpec?
        var status: Status?
        /// The paint of the gap around the status.
        var outline: PaintSpec?
    }

    static let name = "avatar"
    static let valueKey: String? = "name"
    static let summary = "A person: a picture, initials or a symbol in a circle; a text is the person's name."

    static let payload = Codec<Properties>.either(
        .record(
            "an avatar", from: Properties(),
            [
                Field("name", .text, "a name, which gives initials and colour if there is no picture") {
                    $0.name = $1
                },
                Field("initials", .text, "up to three letters, instead of the name's") { $0.initials = $1 },
                Field("icon", .icon, "a symbol in place of initials") { $0.icon = $1 },
                Field("image", image, "a picture's file, relative to the scene's") { $0.image = $1 },
                Field("size", .number(12...2000), "the diameter in points. Default: 40") { $0.size = $1 },
                Field("shape", .cases("an avatar's shape"), "circle or rounded. Default: circle") {
                    $0.shape = $1
                },
                Field("tint", .paint, "the paint behind the initials. Default: a colour chosen by the name") {
                    $0.tint = $1
                },
                Field("ring", .paint, "a ring around it, with a gap, as for an unseen story") {
                    $0.ring = $1
                },
                Field("status", .cases("a status"), "online, away, busy or offline, as a dot at the corner") {
                    $0.status = $1
                },
                Field("outline", .paint, "the colour around a status. Default: the background's") {
                    $0.outline = $1
                },
            ]), when: \.isMapping, or: Codec<String>.text.map { Properties(name: $0) })

    private static let image = Codec<FileReference>.picture.map { ImageFields(source: $0, fit: .fill) }

    static func accessibility(of payload: Properties) -> AccessibilityProperties {
        payload.accessibility
    }

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        Avatar(avatar: payload, context: context).element
    }
}

extension AvatarNode.Properties {
    /// What a person says to those who do not see the picture.
    fileprivate var accessibility: AccessibilityProperties {
        AccessibilityProperties(
            label: name ?? initials, value: status?.rawValue, traits: .isImage, children: .ignore)
    }
}
