import Foundation
import VitrinePixels
import VitrineRendering
import VitrineSuites

#if canImport(CoreGraphics) && canImport(ImageIO)
    import CoreGraphics
    import ImageIO
#endif

/// A picture from another source, to be compared with a golden: a screenshot, the picture of a view, the
/// output of another renderer.
///
///     expectGolden(GoldenPicture(png: screenshot), named: "login", comparator: .perceptual())
public struct GoldenPicture: Sendable {
    private enum Contents: Sendable {
        case png([UInt8])
        case pixels(PixelImage)
    }

    private let contents: Contents
    /// Device pixels per point, in which masks are given.
    public var scale: Double

    /// Creates a picture from a PNG file. Bytes that are not a PNG file fail the test.
    ///
    /// - Parameters:
    ///   - data: The contents of the file.
    ///   - scale: Device pixels per point, in which masks are given. Default: 1.
    public init(png data: Data, scale: Double = 1) {
        contents = .png(Array(data))
        self.scale = scale
    }

    /// Creates a picture from pixels.
    ///
    /// - Parameters:
    ///   - pixels: The pixels, such as those of a ``PixelImage`` of your own.
    ///   - scale: Device pixels per point, in which masks are given. Default: 1.
    public init(_ pixels: PixelImage, scale: Double = 1) {
        contents = .pixels(pixels)
        self.scale = scale
    }

    /// Creates a picture from a rendering of a scene.
    ///
    /// - Parameter rendering: The rendering. Only its pixels are compared, so differences have no causes.
    public init(_ rendering: Rendering) {
        self.init(rendering.pixels, scale: rendering.scale)
    }

    #if canImport(CoreGraphics) && canImport(ImageIO)
        /// Creates a picture from a Core Graphics image; `nil` if its pixels cannot be read.
        ///
        /// - Parameters:
        ///   - image: The picture, such as the `cgImage` of a `UIImage`.
        ///   - scale: Device pixels per point, in which masks are given. Default: 1.
        public init?(_ image: CGImage, scale: Double = 1) {
            let data = NSMutableData()
            guard
                let destination = CGImageDestinationCreateWithData(
                    data as CFMutableData, "public.png" as CFString, 1, nil)
            else { return nil }
            CGImageDestinationAddImage(destination, image, nil)
            guard CGImageDestinationFinalize(destination) else { return nil }
            self.init(png: data as Data, scale: scale)
        }
    #endif

    /// Returns the picture as it is compared.
    ///
    /// - Throws: An error in words if its bytes are no PNG file.
    func picture(named name: String, variant: String) throws -> SuitePicture {
        let (image, colorSpace) = try pixels()
        return SuitePicture(name: name, variant: variant, image: image, colorSpace: colorSpace, scale: scale)
    }

    private func pixels() throws -> (image: RGBA8Image, colorSpace: ColorSpace) {
        switch contents {
        case .png(let bytes): try SuitePicture.pixels(of: bytes)
        case .pixels(let pixels):
            (
                RGBA8Image(width: pixels.width, height: pixels.height, components: pixels.rgba),
                pixels.colorSpace
            )
        }
    }
}
