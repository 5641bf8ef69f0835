import VitrineColor
import VitrinePixels

/// A decoded picture with 8 bits per channel, of any format.
package struct StillPicture: Sendable {
    /// The pixels as they are seen, upright.
    package let pixels: any RGBA8Pixels
    /// `true` if it is known that all pixels are opaque.
    package let isOpaque: Bool
    /// The meaning of the samples as colours. `pixels` holds them as they are in the file.
    package var color: ColorEncoding
    /// The orientation of the pixels in the file, which `pixels` no longer have.
    package var orientation: ImageOrientation
    /// Problems of the file that are not serious enough to reject it.
    package var warnings: [String]

    /// Creates a picture from what a file holds.
    ///
    /// - Parameters:
    ///   - stored: The pixels as the file stores them.
    ///   - profile: The ICC profile of the file, if it has one.
    ///   - isGray: `true` if the samples are greys. Default: `false`.
    ///   - isOpaque: `true` if all pixels are opaque. Default: `false`, which means that nobody has looked.
    ///   - exif: The Exif data of the file, if it has any.
    ///   - warnings: Problems that are known already. Default: none.
    package init(
        stored: any RGBA8Pixels, profile: [UInt8]?, isGray: Bool = false, isOpaque: Bool = false,
        exif: [UInt8]?, warnings: [String] = []
    ) {
        self.isOpaque = isOpaque
        color = .sRGB
        orientation = .up
        self.warnings = warnings
        if let profile {
            do throws(ICCProblem) {
                color = .profile(try ICCReader(profile).profile(named: "ICC profile", isGray: isGray))
            } catch {
                self.warnings.append("the colour profile: \(error); ignored")
            }
        }
        if let exif {
            do throws(ExifProblem) {
                orientation = try ExifReader(exif).orientation() ?? .up
            } catch {
                self.warnings.append("the orientation: \(error); ignored")
            }
        }
        pixels = orientation == .up ? stored : stored.image.upright(from: orientation)
    }

    /// All pixels in memory, made where they are not.
    package var image: RGBA8Image { pixels.image }

    /// Returns the premultiplied pixels, with colours in `space`.
    package func pixmap(in space: ColorSpace) -> Pixmap {
        guard let transform = ColorTransform(color, in: space) else { return Pixmap(image) }
        return image.pixmap(by: transform)
    }
}
