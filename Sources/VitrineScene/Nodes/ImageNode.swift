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
        let clip = modifiers.corners?.shape ?? .rectangle
        modifiers.corners = nil
        let nothing = ImageSpec(
            name: "", pixels: Pixmap(width: 1, height: 1), density: 1, fit: payload.fit, sampling: .nearest)
        return ImageElement(
            source: context.source, image: payload.load(context.reader) ?? nothing, clip: clip)
    }
}
