import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

package enum ImageNode: NodeKind, Sendable {
    package static let name = "image"
    package static let valueKey: String? = "source"
    /// `false`: a picture has paints and surfaces of its own.
    package static let isVibrant = false
    package static let summary = "A picture's file, at its own size or made to fit."

    package static let payload = ImageFields.codec(.image, fit: .original)

    package static func build(_ payload: ImageFields, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        var payload = payload
        if payload.fit == .fill, payload.position == nil, let alignment = modifiers.frame?.alignment {
            // The picture would overflow the frame by its alignment, as in SwiftUI: so it is cut there.
            payload.position = alignment.unitPoint(context.reader.environment.layoutDirection)
        }
        if payload.fit == .original || payload.fit == .fit, payload.position != nil {
            context.reader.warn(
                .unusedKey,
                .noEffect(
                    noun: "position", on: "an image of fit \(payload.fit.rawValue)",
                    because: "its frame is no larger than the picture"),
                at: payload.source?.mark ?? context.source.mark)
        }
        let clip = ownClip(&modifiers)
        let nothing = ImageSpec(
            name: "", picture: ImageHandle(width: 1, height: 1, content: ""), pixelsPerPoint: 1,
            fit: payload.fit, sampling: .nearest)
        return ImageElement(
            source: context.source, image: payload.load(context.reader) ?? nothing, clip: clip)
    }

    /// Returns the shape that the picture itself is painted in, so that its edge is covered only once.
    /// Another clip is left to the modifiers. Within padding, its corners are those of the padded node less
    /// the padding, as in CSS.
    private static func ownClip(_ modifiers: inout Modifiers) -> Shape {
        var isOwn = modifiers.clip == nil
        if case .nodeShape? = modifiers.clip, !modifiers.hasBackgroundViews {
            isOwn = true
            modifiers.clip = nil
        }
        guard isOwn, let corners = modifiers.corners else { return .rectangle }
        modifiers.clipsToCorners = false
        guard let padding = modifiers.padding, padding != .zero else { return corners }
        guard case .rounded(let lengths, let style) = corners, let radii = lengths.circular else {
            return corners
        }
        return .rounded(CornerLengths(radii.inset(by: padding)), style)
    }
}

extension Alignment {
    /// The point of a box without text that the alignment names; `nil` for a guide of the scene's own.
    fileprivate func unitPoint(_ direction: LayoutDirection) -> Point? {
        guard let x = horizontal.unit, let y = vertical.unit else { return nil }
        return Point(direction == .rightToLeft ? 1 - x : x, y)
    }
}

extension HorizontalAlignment {
    /// The part of a width that is before it, in left-to-right layout; `nil` for a guide of the scene's own.
    fileprivate var unit: Double? {
        switch self {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        case .custom: nil
        case .between(let from, let to, let fraction):
            from.unit.flatMap { from in to.unit.map { from.interpolated(to: $0, at: fraction) } }
        }
    }
}

extension VerticalAlignment {
    /// The part of a height without text that is above it; `nil` for a guide of the scene's own.
    fileprivate var unit: Double? {
        switch self {
        case .top: 0
        case .center: 0.5
        case .bottom, .firstTextBaseline, .lastTextBaseline: 1
        case .custom: nil
        case .between(let from, let to, let fraction):
            from.unit.flatMap { from in to.unit.map { from.interpolated(to: $0, at: fraction) } }
        }
    }
}

extension Noun {
    package static let image: Noun = "an image"
}
