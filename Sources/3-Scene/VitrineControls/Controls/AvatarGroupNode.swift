import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

enum AvatarGroupNode: NodeKind {
    struct Properties: Sendable {
        var avatars: [AvatarNode.Properties] = []
        var size = 36.0
        var overlap = 0.22
        var maximum = 5
        var total: Int?
        var outline: PaintSpec?
    }

    static let name = "avatarGroup"
    static let summary = "People side by side, each over a part of the next; a list is the people."

    private static let people = Codec<[AvatarNode.Properties]>.list(of: AvatarNode.payload, count: 1...100)

    static let payload = Codec<Properties>.either(
        .record(
            "a group of avatars", from: Properties(),
            [
                Field("people", people, required: true, "names, or avatars") { $0.avatars = $1 },
                Field("size", .number(12...2000), "the diameter of each in points. Default: 36") {
                    $0.size = $1
                },
                Field("overlap", .number(0...0.9), "the overlap as a fraction of the size. Default: 0.22") {
                    $0.overlap = $1
                },
                Field("maximum", .integer(1...100), "the most that are shown before `+3`. Default: 5") {
                    $0.maximum = $1
                },
                Field("total", .integer(1...1_000_000), "the number of people. Default: the number listed") {
                    $0.total = $1
                },
                Field("outline", .paint, "the colour of the gaps. Default: the background's") {
                    $0.outline = $1
                },
            ]), when: \.isMapping, or: people.map { Properties(avatars: $0) })

    static func accessibility(of payload: Properties) -> AccessibilityProperties {
        let names = payload.avatars.compactMap { $0.name ?? $0.initials }
        let more = (payload.total ?? payload.avatars.count) - names.count
        let all = names + (more > 0 ? ["\(more) more"] : [])
        return AccessibilityProperties(
            label: all.isEmpty ? nil : all.joined(separator: ", "), traits: .isImage, children: .ignore)
    }

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let ground = context.inherited.backgroundColor ?? context.kit.systemColor("systemBackground")
        let outline = payload.outline ?? .color(ground)
        let shown = payload.avatars.prefix(payload.maximum)
        let more = (payload.total ?? payload.avatars.count) - shown.count
        let width = max(payload.size * 0.055, 1.5)
        func outlined(_ element: any Element) -> any Element {
            // One alone has no gap to a neighbour.
            if shown.count == 1, more <= 0, payload.outline == nil { return element }
            let ring = StrokeSpec(paint: outline, style: StrokeStyle(width: width, position: .outside))
            return BackgroundOverlayElement(
                content: element, background: [], overlay: [context.kit.shape(.circle, [], strokes: [ring])])
        }
        // Initials are centred in the part that the next avatar and its gap leave visible.
        let covered = min(payload.size * payload.overlap + width, payload.size * 0.5)
        var people = shown.enumerated().map { index, avatar -> any Element in
            var avatar = avatar
            avatar.size = payload.size
            avatar.ring = nil
            let isLast = index == shown.count - 1 && more <= 0
            return outlined(
                Avatar(avatar: avatar, context: context, covered: isLast ? 0 : covered).element)
        }
        if more > 0 {
            var avatar = AvatarNode.Properties()
            avatar.size = payload.size
            avatar.initials = "+\(more)"
            avatar.tint = .color(context.kit.systemColor("gray5"))
            people.append(
                outlined(
                    Avatar(avatar: avatar, context: context, label: context.kit.label(.secondary)).element))
        }
        return context.stack(.horizontal, spacing: -payload.size * payload.overlap, people)
    }
}
