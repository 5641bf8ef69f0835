import VitrinePNG
import VitrinePixels
import VitrineThreads

/// A film as an animated PNG.
struct AnimatedFilm<Component: FixedWidthInteger & UnsignedInteger & Sendable>: FilmEncoder {
    private var writer: AnimationWriter<Component>
    private let isCountKnown: Bool
    private let scene: String
    /// Returns the picture of a frame with the right number of bits.
    private let picture: @Sendable (FilmPixels) -> RGBAImage<Component>?

    /// - Parameter scene: The name of the scene, for messages.
    init(
        _ settings: AnimationSettings, scene: String,
        picture: @escaping @Sendable (FilmPixels) -> RGBAImage<Component>?
    ) throws(RenderError) {
        do throws(PNG.EncodingError) {
            writer = try AnimationWriter(settings)
        } catch {
            throw .encoding(.png(error), scene: scene)
        }
        isCountKnown = settings.frameCount != nil
        self.scene = scene
        self.picture = picture
    }

    var head: [FilmOutput] { [.bytes(writer.head)] }

    mutating func add(
        _ frame: FilmPixels, changed: PixelRect, workers: Workers
    ) throws(FilmInterruption) -> [FilmOutput] {
        guard let picture = picture(frame) else { return [] }
        do throws(AnimationError) {
            return [.bytes(try writer.add(picture, changed: changed, workers: workers))]
        } catch {
            switch error {
            case .needsAlpha: throw .needsAlpha
            case .otherSize(let width, let height):
                throw .failure(.encoding(.png(.tooLarge(width: width, height: height)), scene: scene))
            case .encoding(let error): throw .failure(.encoding(.png(error), scene: scene))
            }
        }
    }

    mutating func finish() -> [FilmOutput] {
        let end = FilmOutput.bytes(writer.finish())
        return isCountKnown ? [end] : [end, .replacement(writer.countBytes, at: writer.countOffset)]
    }
}
