import VitrinePNG
import VitrinePixels
import VitrineRendering
import VitrineThreads

/// A film as an animated PNG.
struct AnimatedFilm: FilmEncoder {
    private var writer: AnimationWriter
    private let isCountKnown: Bool
    private let scene: String

    /// - Parameter scene: The name of the scene, for messages.
    init(_ settings: AnimationSettings, scene: String) throws(RenderError) {
        do throws(PNG.EncodingError) {
            writer = try AnimationWriter(settings)
        } catch {
            throw .encoding(.png(error), scene: scene)
        }
        isCountKnown = settings.frameCount != nil
        self.scene = scene
    }

    var head: [FilmOutput] { [.bytes(writer.head)] }

    mutating func add(
        _ frame: FilmPixels, changed: PixelRect, workers: Workers
    ) throws(FilmInterruption) -> [FilmOutput] {
        do throws(AnimationError) {
            switch frame {
            case .eight(let image):
                return [.bytes(try writer.add(image, changed: changed, workers: workers))]
            case .sixteen(let image):
                return [.bytes(try writer.add(image, changed: changed, workers: workers))]
            case .video: return []
            }
        } catch .needsAlpha {
            throw .needsAlpha
        } catch .encoding(let error) {
            throw .failure(.encoding(.png(error), scene: scene))
        } catch {
            // Sizes and depths of all frames are those of the film.
            throw .failure(.encoding(.png(.failed("\(error)")), scene: scene))
        }
    }

    mutating func finish() -> [FilmOutput] {
        let end = FilmOutput.bytes(writer.finish())
        return isCountKnown ? [end] : [end, .replacement(writer.countBytes, at: writer.countOffset)]
    }
}
