import VitrineContactSheets
import VitrineRendering
import VitrineScene
import VitrineStyle

extension Renderer {
    /// The number of moments of a filmstrip, if the film has as many frames.
    private static let momentCount = 8

    /// Renders moments of a film, spread from its first frame to its last, and arranges them on one page.
    ///
    /// - Parameters:
    ///   - job: The scene and the variant to film.
    ///   - interval: The moments of the film.
    ///   - scale: The pixels per point of the pictures and of the page. Default: 1.
    ///   - appearance: The appearance of the page; each picture has its own. Default: light.
    /// - Returns: The bytes of a PNG file with 8 bits per channel.
    /// - Throws: The error of the first moment that cannot be rendered, or ``RenderError/Kind/drawing`` if
    ///   the page would be too large.
    package func filmstrip(
        _ job: Job, _ interval: FilmInterval, scale: Double = 1, appearance: Appearance = .light
    ) throws(RenderError) -> [UInt8] {
        let jobs = interval.moments(Self.momentCount).map { frame in
            var moment = job.variant?.options ?? SceneOptions()
            moment.time = interval.time(of: frame)
            let caption = "\(interval.caption(of: frame)) s"
            return Job(job.path, variant: Variant(name: caption, options: moment, words: [caption]))
        }
        return try strip(jobs, scale: scale, appearance: appearance)
    }
}
