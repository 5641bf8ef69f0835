import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineJSON
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// A builder of segmented pickers.
struct SegmentedPicker {
    let properties: SegmentedPickerNode.Properties
    let context: BuildContext
    /// The font that the scene gives the labels, as far as it does.
    var given = FontSpec()

    private var environment: SceneEnvironment { context.reader.environment }
    private var isGlass: Bool { properties.style == .glass }
    private var count: Double { Double(properties.segments.count) }

    /// The inset of the thumb, in points: UISegmentedControl's 2; the value for glass is our own.
    private var inset: Double { isGlass ? 4 : 2 }

    /// The height in points. UISegmentedControl is 32 high and grows with its text; our own glass variant has
    /// the height of a touch target.
    private var height: Double {
        let standard = properties.height ?? (isGlass ? TouchTarget.side : 32)
        return max(standard, font.leading + 2 * inset + 6)
    }

    private var font: (spec: FontSpec, leading: Double) {
        let style = isGlass ? TextStyle.subheadline : .footnote
        let spec = context.kit.font(style).overridden(by: given)
        guard let size = given.size else { return (spec, style.leading(at: environment.dynamicType)) }
        let leading = given.sizing?.leading(at: environment.dynamicType) ?? 0
        return (spec, leading > 0 ? leading : size * ComponentKit.naturalLine)
    }

    private var selection: Double? {
        // Unreadable segments have already been reported.
        guard let given = properties.selection, count > 0 else { return nil }
        let last = count - 1
        if !(0...last).contains(given.value), !context.reader.isMoving {
            context.reader.report(
                .outOfRange(
                    "segment \(PrintedText.number(given.value))",
                    allowed: "0 to \(PrintedText.number(last))"),
                at: given.mark)
        }
        return min(max(given.value, 0), last)
    }

    /// The shape of the trough: UISegmentedControl's corners of 8.91 points, and a capsule since release 26.
    private var shape: Shape {
        environment.os.hasGlass || isGlass ? .capsule : .rounded(CornerLengths(8.91), .continuous)
    }

    private var thumbShape: Shape {
        environment.os.hasGlass || isGlass ? .capsule : .rounded(CornerLengths(6.91), .continuous)
    }

    func element(_ modifiers: inout Modifiers) -> any Element {
        let kit = context.kit
        let selection = selection
        var layers: [any Element] = []
        // Measured on iOS 26: no lines between segments, no shadow and no border around the thumb.
        if !isGlass, !environment.os.hasGlass { layers.append(separators(selection)) }
        if let selection { layers.append(thumb(selection)) }
        layers.append(labels(selection))
        let content = FrameElement(
            content: PaddingElement(content: kit.layers(layers), insets: Insets(inset)),
            width: FrameLength(maximum: .infinity), height: FrameLength(fixed: height), alignment: .center)
        let focus = properties.state == .focused ? [GlassFallback.ring(environment)] : []
        return kit.withSurface(
            content,
            ControlSurface(
                shape: shape, fills: [.color(kit.fill("tertiaryFill"))], strokes: kit.contrastBorder,
                rings: focus, isGlass: isGlass), &modifiers)
    }

    /// The space between segments, in points. Measured on iOS 26: the thumb of two segments is 165 wide in a
    /// track of 338, that of three 114 in one of 354.
    private var gap: Double { environment.os.hasGlass ? 4 : 0 }

    /// Returns content that spans the segment at `place`, which may be fractional.
    private func span(_ content: any Element, at place: Double, stretch: Double = 0) -> any Element {
        HorizontalSpanElement(content: content, from: start(place - stretch), to: end(place + 1 + stretch))
    }

    /// Returns the leading edge of a segment.
    private func start(_ place: Double) -> HorizontalSpanElement.RelativePosition {
        .init(fraction: place / count, offset: gap * place / count)
    }

    /// Returns the trailing edge of the segment before a place.
    private func end(_ place: Double) -> HorizontalSpanElement.RelativePosition {
        .init(fraction: place / count, offset: gap * place / count - gap)
    }

    private func thumb(_ selection: Double) -> any Element {
        let between = selection - selection.rounded(.down)
        // The distance from both segments: 0 at either, 1 in the middle between them.
        let unrest = 4 * between * (1 - between)
        // Merged parts with separate borders would not look like one thumb.
        let canMerge = properties.transition == .merge && environment.contrast == .normal
        if canMerge, between > 0 { return merging(selection, between) }
        let swell = properties.state == .pressed && environment.showsGlass ? 6.0 : 0
        let surface = FrameElement(
            content: face(isLifted: properties.state == .pressed), width: FrameLength(),
            height: FrameLength(fixed: height - 2 * inset + swell), alignment: .center)
        let wide = PaddingElement(
            content: surface, insets: Insets(top: 0, left: -swell / 2, bottom: 0, right: -swell / 2))
        return span(wide, at: selection, stretch: 0.12 * unrest)
    }

    /// Returns a thumb that flows from one segment into the next; parts of glass merge.
    private func merging(_ selection: Double, _ between: Double) -> any Element {
        let tall = height - 2 * inset
        /// Returns the part of the thumb in one segment: the smaller the share, the lower the part.
        func part(_ share: Double, from start: Double, to end: Double) -> any Element {
            let surface = FrameElement(
                content: face(isLifted: true), width: FrameLength(),
                height: FrameLength(fixed: tall * (0.6 + 0.4 * share)), alignment: .center)
            return HorizontalSpanElement(content: surface, from: self.start(start), to: self.end(end))
        }
        let first = selection.rounded(.down)
        let pieces = [
            part(1 - between, from: first + between, to: first + 1),
            part(between, from: first + 1, to: first + 1 + between),
        ]
        guard environment.showsGlass, isGlass || properties.state == .pressed else {
            return context.kit.layers(pieces)
        }
        var spec = GlassContainerSpec()
        spec.spacing = Self.glassSpacing
        return GlassContainerElement(
            source: context.source, spec: spec, alignment: .center, children: pieces)
    }

    /// The distance from which the parts of a thumb merge, in points. Our own choice.
    private static let glassSpacing = 16.0

    private func face(isLifted: Bool) -> any Element {
        let kit = context.kit
        let isDark = environment.appearance == .dark
        if isGlass || (isLifted && properties.state == .pressed && environment.showsGlass) {
            // Regular glass in dark darkens what is bright behind it, so the thumb would be darker than its
            // track.
            let isRegular = isGlass && properties.tint == nil && !isDark
            var spec = GlassSpec(style: isRegular ? .regular : .clear)
            if let tint = properties.tint {
                spec.tint = GlassTint(tint.opacity(GlassPresets.prominentOpacity))
            }
            spec.state = properties.state == .pressed ? .pressed : .rest
            if !environment.showsGlass, environment.os.hasGlass == false, let tint = properties.tint {
                return kit.shape(thumbShape, [.color(tint)], strokes: kit.contrastBorder)
            }
            return kit.glassShape(thumbShape, spec)
        }
        // Measured in dark on iOS 26. The grey before is that of UISegmentedControl.
        let grey: (Double, Double) = environment.os.hasGlass ? (90, 95) : (99, 102)
        let white =
            isDark ? Color(red: grey.0 / 255, green: grey.0 / 255, blue: grey.1 / 255) : Color.white
        if environment.os.hasGlass {
            return kit.shape(
                thumbShape, [.color(properties.tint ?? white)], strokes: kit.contrastBorder)
        }
        let shadows = [
            ShadowSpec(Shadow(color: Color(white: 0, alpha: 0.04), sigma: 0.5, offset: Point(0, 3))),
            ShadowSpec(Shadow(color: Color(white: 0, alpha: 0.12), sigma: 4, offset: Point(0, 3))),
        ]
        return kit.shape(
            thumbShape, [.color(properties.tint ?? white)],
            strokes: kit.contrastBorder.isEmpty
                ? [kit.hairlineStroke(Color(white: 0, alpha: 0.04))] : kit.contrastBorder, shadows: shadows)
    }

    /// Returns the lines between segments, except beside the thumb.
    private func separators(_ selection: Double?) -> any Element {
        let lines = (1..<max(properties.segments.count, 1)).map { index -> any Element in
            let distance = selection.map { abs(Double(index) - 0.5 - $0) } ?? 9
            let paint = PaintSpec.color(
                context.kit.systemColor("separator").opacity(min(max(distance * 2 - 1, 0), 1)))
            return HorizontalSpanElement(
                content: context.kit.framed(
                    context.kit.shape(.rectangle, [paint]), width: 1, height: height / 2),
                from: .init(fraction: Double(index) / count, offset: -0.5),
                to: .init(fraction: Double(index) / count, offset: 0.5))
        }
        return context.kit.layers(lines)
    }

    private func labels(_ selection: Double?) -> any Element {
        let labels = properties.segments.enumerated().map { index, segment -> any Element in
            let nearness = selection.map { max(1 - abs($0 - Double(index)), 0) } ?? 0
            return span(label(segment, at: index, isSelected: nearness > 0.5), at: Double(index))
        }
        return context.kit.layers(labels)
    }

    private func label(
        _ segment: SegmentedPickerNode.Segment, at index: Int, isSelected: Bool
    ) -> any Element {
        let name = segment.spokenName ?? segment.label
        var properties = AccessibilityProperties(
            label: name, traits: isSelected ? [.isButton, .isSelected] : .isButton,
            children: name == nil ? .combine : .ignore)
        if segment.isDisabled { properties.traits.insert(.isDisabled) }
        properties.position = AccessibilityPosition(index, of: self.properties.segments.count)
        // Labels that do not fit are scaled down before they are truncated.
        var context = context.part(properties)
        context.inherited.minimumScaleFactor = 0.6
        let kit = context.kit
        var paint = kit.label(.primary)
        if isSelected, let tint = self.properties.tint { paint = .color(LabelColor.on(tint)) }
        if segment.isDisabled { paint = paint.opacity(0.35) }
        var spec = font.spec
        // Measured: the labels of iOS 26 cover a sixth less than those before.
        let weights = environment.os.hasGlass && !isGlass ? (560.0, 440.0) : (600, 500)
        if given.weight == nil { spec.weight = isSelected ? weights.0 : weights.1 }
        var row: [any Element] = []
        if let icon = segment.icon { row.append(context.icon(icon, font: spec, paint: paint)) }
        if let label = segment.label {
            row.append(context.text(label, font: spec, paint: paint, lineLimit: 1))
        }
        return FrameElement(
            content: kit.padded(context.stack(.horizontal, spacing: 5, row), horizontal: 6, vertical: 0),
            width: FrameLength(maximum: .infinity), height: FrameLength(), alignment: .center)
    }
}
