import VitrineDisplayList
import VitrineLayout
import VitrinePixels
import VitrineSceneFormat
import VitrineStyle

package enum ImageNode: NodeKind, Sendable {
    package static let name = "image"
    /// `false`: a picture has paints and surfaces of its own.
    package static let isVibrant = false
    package static let summary = "A PNG file, at its own size or made to fit."

    package static let payload = Codec<ImageFields>.either(
        .record("an image", from: ImageFields(fit: .original), ImageFields.fields), when: \.isMapping,
        or: Codec<FileReference>.path.map { ImageFields(source: $0, fit: .original) })

    package static func build(_ payload: ImageFields, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let clip = ownClip(&modifiers)
        let nothing = ImageSpec(
            name: "", pixels: Pixmap(width: 1, height: 1), pixelsPerPoint: 1, fit: payload.fit,
            sampling: .nearest)
        return ImageElement(
            source: context.source, image: payload.load(context.reader) ?? nothing, clip: clip)
    }

    /// Returns the shape that the picture itself is painted in, so that its edge is covered only once.
    /// Another clip is left to the modifiers.
    private static func ownClip(_ modifiers: inout Modifiers) -> Shape {
        var isOwn = modifiers.clip == nil
        if case .nodeShape? = modifiers.clip, !modifiers.hasBackgroundViews {
            isOwn = true
            modifiers.clip = nil
        }
        guard isOwn, let corners = modifiers.corners else { return .rectangle }
        modifiers.clipsToCorners = false
        return corners.shape
    }
}
