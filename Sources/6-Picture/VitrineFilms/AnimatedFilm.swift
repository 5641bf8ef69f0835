import VitrinePNG
import VitrinePixels
import VitrineRendering
import VitrineThreads

/// A film as an animated PNG.
struct AnimatedFilm: FilmEncoder {
    private var writer: AnimationWriter
    private let isCountKnown: Bool
    private let scene: String
    /// The bytes of the poster; empty without one.
    private var poster: [UInt8] = []

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

    var head: [FilmOutput] { [.bytes(writer.head + poster)] }

    mutating func addPoster(_ picture: FilmPixels, workers: Workers) throws(FilmInterruption) {
        do throws(AnimationError) {
            switch picture {
            case .eight(let image): poster = try writer.addPoster(image, workers: workers)
            case .sixteen(let image): poster = try writer.addPoster(image, workers: workers)
            case .video: break
            }
        } catch {
            throw interruption(error)
        }
    }

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
        } catch {
            throw interruption(error)
        }
    }

    private func interruption(_ error: AnimationError) -> FilmInterruption {
        switch error {
        case .needsAlpha: .needsAlpha
        case .encoding(let error): .failure(.encoding(.png(error), scene: scene))
        // Sizes and depths of all pictures are those of the film.
        case .otherSize, .otherDepth: .failure(.encoding(.png(.failed("\(error)")), scene: scene))
        }
    }

    mutating func finish() -> [FilmOutput] {
        let end = FilmOutput.bytes(writer.finish())
        return isCountKnown ? [end] : [end, .replacement(writer.countBytes, at: writer.countOffset)]
    }
}
