import VitrineColor
import VitrineDisplayList
import VitrinePixels
import VitrineShaders

/// A decoded image file, whose colours can be converted to the space of a canvas.
package protocol DecodedImage: Sendable {
    /// The colour space that keeps all of the file's colours.
    var colorSpace: ColorSpace { get }
    /// The number of bits per channel that keeps the file's precision.
    var depth: BitDepth { get }
    /// `true` if the pixels are stored turned or mirrored. `pixmap(in:)` returns them upright.
    var isTurned: Bool { get }
    /// The texts of the file, in file order.
    var texts: [ImageText] { get }
    /// Problems of the file that are not serious enough to reject it.
    var warnings: [String] { get }

    /// Returns the premultiplied pixels, with colours in `space`.
    func pixmap(in space: ColorSpace) -> Pixmap

    /// Returns the same picture, in the form that takes the least memory.
    func handle(in space: ColorSpace) -> ImageHandle
}

extension DecodedImage {
    package func handle(in space: ColorSpace) -> ImageHandle { ImageHandle(pixmap(in: space)) }
}
