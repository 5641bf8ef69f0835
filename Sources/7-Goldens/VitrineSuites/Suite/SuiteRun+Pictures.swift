import VitrineGoldens
import VitrinePixels
import VitrineRendering
import VitrineThreads

extension SuiteRun {
    /// A picture of a run, by its variant.
    package struct PictureName: Hashable, Sendable {
        package var variant: String
        /// The path of the golden below the goldens' folder, or the variant in a file of hashes.
        package var golden: String
        /// `true` if only the hash of the golden is kept.
        package var keepsHash: Bool
    }

    /// The pictures of the run, in order.
    package var pictureNames: [PictureName] {
        plan.chosen.map { PictureName(variant: $0.variant, golden: $0.goldenID, keepsHash: $0.keepsHash) }
    }

    /// Renders a picture of the run with the options of its golden.
    ///
    /// - Parameter variant: The name of the variant.
    /// - Returns: The picture; `nil` if the run has no such picture.
    /// - Throws: A ``RenderError`` if the scene cannot be rendered.
    package func actualPicture(of variant: String) throws(RenderError) -> GoldenCandidate? {
        guard let item = plan.chosen.first(where: { $0.variant == variant }) else { return nil }
        if let failure = item.scene.failure { throw failure }
        return try LargeStackThreads.run { () -> Result<GoldenCandidate, RenderError> in
            do throws(RenderError) {
                let threads = self.options.render.threads
                return .success(
                    try item.film == nil
                        ? self.render(item, threads: threads).picture
                        : self.film(item, threads: threads).strip)
            } catch {
                return .failure(error)
            }
        }.get()
    }

    /// Returns the golden of a picture; `nil` if there is none, or only its hash is kept.
    ///
    /// - Parameter variant: The name of the variant.
    /// - Throws: A `GoldenError` if the golden cannot be read.
    package func goldenPicture(of variant: String) throws(GoldenError) -> Golden? {
        guard let item = plan.chosen.first(where: { $0.variant == variant }), !item.keepsHash else {
            return nil
        }
        return try store.read(item.name)
    }
}
