import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

enum SkeletonNode: NodeKind {
    enum Form: String, Sendable, CaseIterable { case line, text, circle, rectangle, row, card }

    struct Properties: Sendable {
        var form = Form.line
        var lines = 3
        var count = 1
        var size: Double?
        var height: Double?
        var cornerRadius: Double?
        var shimmers = true
        var animationPhase = AnimationPhase(duration: 1.5)
        var color: Color?
        var highlight: Color?
    }

    static let name = "skeleton"
    static let summary =
        "Grey shapes where content will be, with light that passes over them; a word is its form."

    private static let fields: [Field<Properties>] =
        [
            Field("form", .cases("a skeleton's form"), "line, text, circle, rectangle, row or card") {
                $0.form = $1
            },
            Field("lines", .integer(1...50), "the number of lines of a text. Default: 3") { $0.lines = $1 },
            Field("count", .integer(1...50), "the number of copies, one below the other. Default: 1") {
                $0.count = $1
            },
            Field("size", .number(4...2000), "the diameter of circles. Default: 44") { $0.size = $1 },
            Field("height", .number(2...4000), "of a line, a rectangle or a card's picture") {
                $0.height = $1
            },
            Field("cornerRadius", .size, "of lines, rectangles and cards") { $0.cornerRadius = $1 },
            Field("shimmer", .bool, "shows light passing over it. Default: true") { $0.shimmers = $1 },
            Field("color", .color, "of the shapes") { $0.color = $1 },
            Field("highlight", .color, "of the light") { $0.highlight = $1 },
        ] + AnimationPhase.fields { record, change in change(&record.animationPhase) }

    static let payload = Codec<Properties?>.optional(
        .either(
            .record("a skeleton", from: Properties(), fields), when: \.isMapping,
            or: Codec<Form>.cases("a skeleton's form").map { Properties(form: $0) }))

    static func build(_ payload: Properties?, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let spec = payload ?? Properties()
        let base = SkeletonShapes(
            spec: spec, paint: .color(spec.color ?? context.kit.fill("secondaryFill")), context: context)
        // For those who want less motion, decoration stands still.
        guard spec.shimmers, context.reader.environment.motion == .full else { return base.element }
        let mask = SkeletonShapes(spec: spec, paint: .color(.black), context: context)
        let light = context.kit.shape(.rectangle, [shimmer(spec, context)])
        return BackgroundOverlayElement(
            content: base.element, background: [],
            overlay: [MaskElement(content: light, kind: .alpha, masks: [mask.element])])
    }

    /// Returns a slanted band of light that enters before the leading edge and leaves behind the trailing
    /// one.
    private static func shimmer(_ spec: Properties, _ context: BuildContext) -> PaintSpec {
        let environment = context.reader.environment
        let isLight = environment.appearance == .light
        let color = spec.highlight ?? Color(white: 1, alpha: isLight ? 0.75 : 0.16)
        let width = 0.6
        var middle = -width / 2 + spec.animationPhase.fraction(context.reader) * (1 + width)
        let isLeading = environment.layoutDirection == .leftToRight
        if !isLeading { middle = 1 - middle }
        return .linear(
            light.map { GradientStop($0, color.opacity($1)) },
            from: Point(middle - width / 2, 0.5), to: Point(middle + width / 2, 0.5))
    }

    /// The course of the light across its band: the square of a raised cosine, in so many stops that no
    /// change of slope can be seen as a line.
    static let light: [(Double, Double)] = (0...24).map { step in
        let place = Double(step) / 24
        let cosine = (1 - ExactMath.sinCos(degrees: 360 * place).cosine) / 2
        return (place, cosine * cosine)
    }
}
