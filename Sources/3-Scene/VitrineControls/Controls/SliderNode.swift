import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

enum SliderNode: NodeKind {
    struct Properties: Sendable {
        var value = 0.0
        var valueMark: SourceMark?
        var range = ValueRange()
        /// The value from which the track is filled, in the range's unit.
        var neutral: (value: Double, mark: SourceMark)?
        var ticks = 0
        var minimumIcon: Symbol?
        var maximumIcon: Symbol?
        var minimumLabel: String?
        var maximumLabel: String?
        var state = InteractionState.rest
        var tint: PaintSpec?
        var track: PaintSpec?
    }

    static let name = "slider"
    static let valueKey: String? = "value"
    static let summary = "A thumb on a track; a number is its value, from 0 to 1 by default."

    static let payload = Codec<Properties>.either(
        .record(
            .slider, from: Properties(),
            [
                Field(
                    "value", ValueRange.number, required: true, "the position of the thumb, within the range"
                ) {
                    ($0.value, $0.valueMark) = $1
                },
                Field("range", .range, "`[least, most]`. Default: [0, 1]") { $0.range = $1 },
                Field("neutral", ValueRange.number, "the value from which the track is filled; the least") {
                    $0.neutral = $1
                },
                Field("ticks", .integer(0...101), "the number of ticks, including both ends") {
                    $0.ticks = $1
                },
                Field("minimumIcon", .icon, "a symbol before the track") { $0.minimumIcon = $1 },
                Field("maximumIcon", .icon, "a symbol behind it") { $0.maximumIcon = $1 },
                Field("minimumLabel", .text, "a text before the track") { $0.minimumLabel = $1 },
                Field("maximumLabel", .text, "a text behind it") { $0.maximumLabel = $1 },
                Field("state", .cases("a slider's state"), InteractionState.doc) { $0.state = $1 },
                Field("tint", .paint, "the paint of the filled part. Default: `accent`") { $0.tint = $1 },
                Field("track", .paint, "the paint of the track") { $0.track = $1 },
            ]), when: \.isMapping,
        or: ValueRange.number.map { Properties(value: $0.value, valueMark: $0.mark) })

    static func accessibility(of payload: Properties) -> AccessibilityProperties {
        AccessibilityProperties(
            value: payload.range.percentage(of: payload.value), traits: .isAdjustable, children: .ignore)
    }

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        payload.state.apply(to: &modifiers)
        let kit = context.kit
        func end(_ icon: Symbol?, _ label: String?) -> [any Element] {
            let text = label.map {
                context.text(
                    $0, font: kit.font(.footnote), paint: kit.label(.secondary), standardLimit: 1)
            }
            return [icon.map { context.icon($0, font: kit.font(.body), paint: kit.label(.secondary)) }, text]
                .compactMap { $0 }
        }
        let track = LayoutPriorityElement(content: track(payload, context), layoutPriority: -1)
        let row =
            end(payload.minimumIcon, payload.minimumLabel) + [track]
            + end(payload.maximumIcon, payload.maximumLabel).reversed()
        // As a toggle is, as a row of a list it is as high as its thumb between the row's insets.
        let isRow = context.surroundings.isInList && kit.hasGlass
        let height =
            isRow ? ControlThumb.ofSlider(context.reader.environment).size.height : TouchTarget.side
        return kit.framed(context.stack(.horizontal, spacing: 10, row), minHeight: height)
    }

    /// Returns the height of the track: UISlider's 4 points, and 6 since release 26.
    private static func height(_ environment: SceneEnvironment) -> Double {
        environment.os.hasGlass ? 6 : 4
    }

    private static func track(_ slider: Properties, _ context: BuildContext) -> any Element {
        let environment = context.reader.environment
        let kit = context.kit
        let thumb = ControlThumb.ofSlider(environment)
        let size = thumb.size(slider.state, environment)
        let height = height(environment)
        let fraction = slider.range.fraction(slider.value, at: slider.valueMark, context)
        let from = slider.neutral.map { slider.range.fraction($0.value, at: $0.mark, context) }
        /// Returns the centre of the thumb at a fraction of the range.
        func middle(_ fraction: Double) -> HorizontalSpanElement.RelativePosition {
            .init(fraction: fraction, offset: (0.5 - fraction) * thumb.size.width)
        }
        func bar(
            _ paint: PaintSpec, from start: HorizontalSpanElement.RelativePosition,
            to end: HorizontalSpanElement.RelativePosition
        ) -> any Element {
            HorizontalSpanElement(
                content: kit.framed(kit.shape(.capsule, [paint]), height: height), from: start,
                to: end)
        }
        var layers: [any Element] = [
            bar(slider.track ?? .color(kit.fill("fill")), from: .init(fraction: 0), to: .init(fraction: 1))
        ]
        if slider.ticks > 1 { layers.append(ticks(slider, thumb: thumb, height: height, in: context)) }
        let filled = slider.tint ?? .color(environment.accent)
        let start = from.map { min($0, fraction) }
        layers.append(
            bar(
                filled, from: start.map(middle) ?? .init(fraction: 0),
                to: middle(max(from ?? fraction, fraction))))
        let centre = middle(fraction)
        let knob = HorizontalSpanElement(
            content: thumb.element(slider.state, context),
            from: .init(fraction: centre.fraction, offset: centre.offset - size.width / 2),
            to: .init(fraction: centre.fraction, offset: centre.offset + size.width / 2))
        let ringed: any Element =
            slider.state == .focused
            ? BackgroundOverlayElement(
                content: knob, background: [], overlay: [ring(centre, thumb.size, context)]) : knob
        layers.append(ringed)
        return FrameElement(
            content: kit.layers(layers), width: FrameLength(minimum: thumb.size.width, maximum: .infinity),
            height: FrameLength(fixed: thumb.size.height), alignment: .center)
    }

    private static func ring(
        _ centre: HorizontalSpanElement.RelativePosition, _ size: Size, _ context: BuildContext
    )
        -> any Element
    {
        HorizontalSpanElement(
            content: context.kit.framed(
                // The thumb is white: beside it the ring shows, and a gap would show the track in between.
                context.kit.shape(
                    .capsule, [], strokes: [GlassFallback.ring(context.reader.environment, gap: 0)]),
                height: size.height),
            from: .init(fraction: centre.fraction, offset: centre.offset - size.width / 2),
            to: .init(fraction: centre.fraction, offset: centre.offset + size.width / 2))
    }

    /// Returns dots below the track at positions of the thumb's centre. Their size and position are our own
    /// choice.
    private static func ticks(
        _ slider: Properties, thumb: ControlThumb, height: Double, in context: BuildContext
    ) -> any Element {
        let paint = context.kit.label(.tertiary)
        let drop = height / 2 + 6
        let marks = (0..<slider.ticks).map { index -> any Element in
            let fraction = Double(index) / Double(slider.ticks - 1)
            let place = (0.5 - fraction) * thumb.size.width
            return HorizontalSpanElement(
                content: context.kit.framed(context.kit.shape(.circle, [paint]), width: 3, height: 3),
                from: .init(fraction: fraction, offset: place - 1.5),
                to: .init(fraction: fraction, offset: place + 1.5))
        }
        return PaddingElement(
            content: context.kit.layers(marks), insets: Insets(top: 2 * drop, left: 0, bottom: 0, right: 0))
    }
}

extension Noun {
    package static let slider: Noun = "a slider"
}
