import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineStyle

/// A builder of avatars.
struct Avatar {
    let avatar: AvatarNode.Properties
    let context: BuildContext
    /// The paint of letters. Default: white or black, depending on the background.
    var label: PaintSpec?
    /// The width at the trailing edge that another avatar covers, in points.
    var covered = 0.0

    private var kit: ComponentKit { context.kit }

    private var shape: Shape {
        avatar.shape == .circle ? .circle : .rounded(CornerLengths(avatar.size * 0.26), .continuous)
    }

    var element: any Element {
        var face = kit.framed(
            kit.layers([kit.shape(shape, [background], strokes: [rim])] + symbol), width: avatar.size,
            height: avatar.size)
        if let status = avatar.status { face = with(status, face) }
        guard let ring = avatar.ring else { return face }
        // The gap within the ring is as wide as the ring itself.
        let width = max(avatar.size * 0.045, 1.5)
        let stroke = StrokeSpec(paint: ring, style: StrokeStyle(width: width, position: .inside))
        let around: Shape =
            avatar.shape == .circle
            ? .circle : .rounded(CornerLengths(avatar.size * 0.26 + 2 * width), .continuous)
        return BackgroundOverlayElement(
            content: kit.padded(face, horizontal: 2 * width, vertical: 2 * width), background: [],
            overlay: [kit.shape(around, [], strokes: [stroke])])
    }

    /// A barely visible line around pictures and pale colours.
    private var rim: StrokeSpec { kit.hairlineStroke(kit.systemColor("primary").opacity(0.1)) }

    // MARK: - Face

    private static let names = ["blue", "indigo", "purple", "pink", "orange", "green", "teal", "brown"]

    private var background: PaintSpec {
        if let image = avatar.image?.load(context.reader) { return .image(image) }
        if let tint = avatar.tint { return tint }
        guard let name = avatar.name ?? avatar.initials, avatar.icon == nil else {
            return .linear(
                [GradientStop(0, kit.systemColor("gray2")), GradientStop(1, kit.systemColor("gray"))],
                from: Point(0.5, 0), to: Point(0.5, 1))
        }
        // The same name always has the same colour.
        let hash = FNV1a64.hash(name.utf8)
        let color = kit.systemColor(Self.names[Int(hash % UInt64(Self.names.count))])
        return .linear(
            [GradientStop(0, lighter(color)), GradientStop(1, color)], from: Point(0.5, 0), to: Point(0.5, 1))
    }

    private func lighter(_ color: Color) -> Color {
        func mixed(_ value: Double) -> Double { value + (1 - value) * 0.28 }
        return Color(red: mixed(color.red), green: mixed(color.green), blue: mixed(color.blue))
    }

    private var labelPaint: PaintSpec {
        if let label { return label }
        if case .color(let color)? = avatar.tint { return .color(LabelColor.on(color)) }
        return .color(.white)
    }

    private var symbol: [any Element] {
        if avatar.image != nil { return [] }
        if avatar.icon == nil, let letters = letters {
            let share = letters.count > 2 ? 0.32 : 0.4
            let label = context.text(
                letters, font: FontSpec(size: max(avatar.size * share, 1), weight: 600, tracking: 0),
                paint: labelPaint, lineLimit: 1)
            if covered == 0 { return [label] }
            return [kit.padded(label, Insets(top: 0, left: 0, bottom: 0, right: covered))]
        }
        return [
            context.icon(
                avatar.icon ?? kit.symbol("person.fill"),
                font: FontSpec(size: max(avatar.size * 0.46, 1), weight: 500), paint: labelPaint)
        ]
    }

    /// The initials: the first letters of the first and the last word.
    private var letters: String? {
        if let initials = avatar.initials { return String(initials.prefix(4)) }
        guard let words = avatar.name?.split(whereSeparator: \.isWhitespace), let first = words.first else {
            return nil
        }
        let last = words.count > 1 ? words[words.count - 1].prefix(1) : ""
        return (first.prefix(1) + last).uppercased()
    }

    // MARK: - Status

    private func with(_ status: AvatarNode.Status, _ face: any Element) -> any Element {
        let side = max(avatar.size * 0.26, 7)
        let outline = avatar.outline ?? .color(kit.systemColor("systemBackground"))
        let names: [AvatarNode.Status: String] = [
            .online: "green", .away: "orange", .busy: "red", .offline: "gray",
        ]
        let dot = kit.shape(
            .circle, [.color(kit.systemColor(names[status] ?? "gray"))],
            strokes: [
                StrokeSpec(
                    paint: outline, style: StrokeStyle(width: max(side * 0.2, 1.5), position: .outside))
            ])
        var layers = [kit.framed(dot, width: side, height: side)]
        // Distinguishable without their colours as well.
        let mark = PaintSpec.color(.white)
        switch status {
        case .busy:
            layers.append(
                kit.framed(kit.shape(.capsule, [mark]), width: side * 0.56, height: side * 0.18))
        case .offline:
            layers.append(
                kit.framed(kit.shape(.circle, [outline]), width: side * 0.5, height: side * 0.5))
        case .online, .away: break
        }
        // On the edge of the circle, an eighth of a turn around.
        let inset = avatar.shape == .circle ? avatar.size * 0.146 - side / 2 : -side * 0.2
        let placed = PaddingElement(
            content: kit.layers(layers), insets: Insets(top: 0, left: 0, bottom: inset, right: inset))
        return BackgroundOverlayElement(
            content: face, background: [], overlay: [placed], alignment: Alignment(.trailing, .bottom))
    }
}
