import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineSceneFormat
import VitrineStyle

// Values of modifiers, between two states. All extrapolate but lengths of frames, which stay at 0 or above.

extension OffsetSpec: Interpolatable {
    package func mixture(with other: OffsetSpec, at fraction: Double) -> OffsetSpec {
        var offset = self
        offset.points = points.interpolated(to: other.points, at: fraction)
        offset.fractions = fractions.interpolated(to: other.fractions, at: fraction)
        return offset
    }
}

extension PaddingSpec: Interpolatable {
    package func mixture(with other: PaddingSpec, at fraction: Double) -> PaddingSpec {
        var padding = self
        padding.points = points.interpolated(to: other.points, at: fraction)
        padding.fractions = fractions.interpolated(to: other.fractions, at: fraction)
        return padding
    }
}

extension LengthOrFraction: Interpolatable {
    package func mixture(with other: LengthOrFraction, at fraction: Double) -> LengthOrFraction {
        var length = self
        length.points = points.interpolated(to: other.points, at: fraction)
        length.fraction = self.fraction.interpolated(to: other.fraction, at: fraction)
        return length
    }
}

extension RotationSpec: Interpolatable {
    package static func == (one: RotationSpec, other: RotationSpec) -> Bool {
        one.degrees == other.degrees && one.anchor == other.anchor
    }

    package func mixture(with other: RotationSpec, at fraction: Double) -> RotationSpec {
        RotationSpec(
            degrees: degrees.interpolated(to: other.degrees, at: fraction),
            anchor: anchor.interpolated(to: other.anchor, at: fraction))
    }
}

extension FrameSpec: Interpolatable {
    package static func == (one: FrameSpec, other: FrameSpec) -> Bool {
        one.width == other.width && one.height == other.height && one.alignment == other.alignment
    }

    package func mixture(with other: FrameSpec, at fraction: Double) -> FrameSpec {
        FrameSpec(
            width: width.interpolated(to: other.width, at: fraction),
            height: height.interpolated(to: other.height, at: fraction),
            alignment: alignment == other.alignment
                ? alignment
                : (alignment ?? .center).interpolated(to: other.alignment ?? .center, at: fraction))
    }
}

extension BackgroundSpec: Interpolatable {
    /// Views are equal if they are written in the same place.
    package static func == (one: BackgroundSpec, other: BackgroundSpec) -> Bool {
        switch (one, other) {
        case (.paint(let one), .paint(let other)): one == other
        case (.views(let one, let alignment), .views(let other, let otherAlignment)):
            alignment == otherAlignment && one.map(\.mark) == other.map(\.mark)
        default: false
        }
    }

    /// Returns `true` for paints that have something in between.
    package func isInterpolatable(to other: BackgroundSpec) -> Bool {
        guard case .paint(let one) = self, case .paint(let two) = other else { return self == other }
        return one.isInterpolatable(to: two)
    }

    package func mixture(with other: BackgroundSpec, at fraction: Double) -> BackgroundSpec {
        guard case .paint(let one) = self, case .paint(let two) = other else {
            return switched(to: other, at: fraction)
        }
        return .paint(one.interpolated(to: two, at: fraction))
    }
}

extension FilterSpec: Fadeable {
    package var faded: FilterSpec {
        switch self {
        case .layer(let filter): .layer(filter.faded)
        case .shadow(let shadow): .shadow(shadow.faded)
        }
    }

    /// Returns `false` for different kinds of filters.
    package func isInterpolatable(to other: FilterSpec) -> Bool {
        switch (self, other) {
        case (.layer(let one), .layer(let two)): one.isInterpolatable(to: two)
        case (.shadow(let one), .shadow(let two)): one.isInterpolatable(to: two)
        default: false
        }
    }

    package func mixture(
        with other: FilterSpec, at fraction: Double, in colors: ColorInterpolation
    ) -> FilterSpec {
        switch (self, other) {
        case (.layer(let one), .layer(let two)): .layer(one.interpolated(to: two, at: fraction, in: colors))
        case (.shadow(let one), .shadow(let two)):
            .shadow(one.interpolated(to: two, at: fraction, in: colors))
        default: switched(to: other, at: fraction)
        }
    }
}

extension Modifiers {
    /// Returns the modifiers of a control at a fraction of the way to those that it has in another state. It
    /// mixes what states change; the rest is that of the nearer one.
    ///
    /// - Parameter isReduced: `true` for those who want less motion: the size jumps.
    func interpolated(to other: Modifiers, at fraction: Double, isReduced: Bool) -> Modifiers {
        func between<Value: Interpolatable>(_ one: Value?, _ other: Value?, resting: Value) -> Value? {
            if one == nil, other == nil { return nil }
            return (one ?? resting).interpolated(to: other ?? resting, at: fraction)
        }
        var modifiers = fraction < 0.5 ? self : other
        modifiers.opacity = between(opacity, other.opacity, resting: 1)
        if !isReduced { modifiers.scale = between(scale, other.scale, resting: ScaleSpec()) }
        modifiers.blur = between(blur, other.blur, resting: 0)
        modifiers.glass = between(glass, other.glass, resting: GlassSpec(style: .identity))
        modifiers.corners = between(corners, other.corners, resting: .rectangle)
        modifiers.shadows = between(shadows, other.shadows, resting: [])
        modifiers.filters = filters.interpolated(to: other.filters, at: fraction)
        modifiers.strokes = strokes.interpolated(to: other.strokes, at: fraction)
        if let background, let last = other.background {
            modifiers.background = background.interpolated(to: last, at: fraction)
        }
        return modifiers
    }
}

// What lists of what moves show.

extension OffsetSpec: MotionText {
    package var motionText: String {
        fractions == .zero
            ? points.motionText : "\(points.motionText) and \(fractions.motionText) of the room"
    }
}

extension LengthOrFraction: MotionText {
    package var motionText: String {
        fraction == 0 ? points.motionText : "\((fraction * 100).motionText)%"
    }
}

extension Shape: MotionText {
    package var motionText: String { summary }
}

extension FilterSpec: MotionText {
    package var motionText: String {
        switch self {
        case .layer(let filter): filter.summary
        case .shadow(let shadow): shadow.summary
        }
    }
}

extension RotationSpec: MotionText {
    package var motionText: String { "\(degrees.motionText)°" }
}

extension PaddingSpec: MotionText {
    package var motionText: String {
        fractions == .zero
            ? points.motionText : "\(points.motionText) and \(fractions.motionText) of the room"
    }
}

extension BackgroundSpec: MotionText {
    package var motionText: String {
        if case .paint(let paint) = self { paint.motionText } else { "views" }
    }
}

extension FrameSpec: MotionText {
    package var motionText: String {
        let (across, down) = (width.motionText, height.motionText)
        if down.isEmpty { return "width \(across)" }
        if across.isEmpty, down.isEmpty { return alignment?.summary ?? "its own" }
        return across.isEmpty ? "height \(down)" : "\(across) x \(down)"
    }
}

extension FrameLength: MotionText {
    package var motionText: String {
        ([fixed, minimum, ideal, maximum].compactMap { $0?.motionText }
            + [fraction, minimumFraction, maximumFraction].compactMap {
                $0.map { "\(($0 * 100).motionText)%" }
            })
            .joined(separator: " ")
    }
}

extension Alignment: MotionText {
    package var motionText: String { summary }
}

extension HorizontalAlignment: MotionText {
    package var motionText: String { name }
}

extension VerticalAlignment: MotionText {
    package var motionText: String { name }
}

extension AspectRatioSpec: MotionText {
    package var motionText: String {
        ratio.map { mode == .fit ? $0.motionText : "\($0.motionText) \(mode.rawValue)" } ?? mode.rawValue
    }
}

extension GridTracks: MotionText {
    package var motionText: String { "\(count) tracks" }
}
