import VitrinePixels

/// The result of one picture of a run.
package struct CaseResult: Hashable, Sendable, Codable {
    package struct Size: Hashable, Sendable, Codable {
        package var width: Int
        package var height: Int

        package init(_ image: RGBA8Image) { (width, height) = (image.width, image.height) }

        package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
    }

    /// A group of differing pixels, and the cause.
    package struct Region: Hashable, Sendable, Codable {
        /// The smallest rectangle around the pixels, in device pixels.
        package var box: PixelRect
        package var pixels: Int
        package var cause: RegionCause?

        private enum CodingKeys: String, CodingKey {
            case box, pixels
            case cause = "why"
        }

        /// Decodes a region.
        ///
        /// - Throws: A `DecodingError` if there cannot be as many pixels.
        package init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            box = try values.decode(PixelRect.self, forKey: .box)
            pixels = try values.decode(Int.self, forKey: .pixels)
            cause = try values.decodeIfPresent(RegionCause.self, forKey: .cause)
            guard (0...CaseResult.pixelLimit).contains(pixels) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .pixels, in: values,
                    debugDescription: "\(pixels) is out of range: 0 to \(CaseResult.pixelLimit)")
            }
        }

        package init(_ region: DifferenceRegion, cause: RegionCause?) {
            (box, pixels, self.cause) = (region.box, region.pixels, cause)
        }
    }

    /// The files of the pictures, relative to the report's folder.
    package struct Pictures: Hashable, Sendable, Codable {
        package var expected: String?
        package var actual: String?
        package var difference: String?
        /// The part of the new picture that contains all differences from the golden, if both have the same
        /// size.
        package var patch: String?
        /// The position of that part, in device pixels.
        package var patchBox: PixelRect?
        /// The whole new film, of which the other pictures are strips.
        package var film: String?
        /// The whole film of the golden, if it could be rendered.
        package var oldFilm: String?
        /// Every sixth frame of the new film.
        package var sheet: String?

        package init() {}
    }

    /// The maximum number that a report may state of pixels: more than any picture has, and not so many that
    /// sums of them overflow.
    static let pixelLimit = 1 << 32

    /// The path of the scene below the suite's folder.
    package var scene: String
    package var variant: String
    package var tags: [String] = []
    package var state: CaseState
    /// A message for users, of one or more lines.
    package var message = ""
    /// The warnings about the scene.
    package var warnings = ""
    /// The path of the golden below the goldens' folder.
    package var golden: String
    package var metric = "exact"
    /// The tolerance of the metric, and where it was set.
    package var tolerance = Tolerance.none
    /// The name of the alternative golden that the picture matches.
    package var alternative: String?
    /// The golden with the same pixels that belongs to a scene that no longer exists.
    package var renamedFrom: String?
    /// The hash of the golden's file, or of its pixels if only that is kept.
    package var expectedHash: String?
    /// The hash of the new picture's pixels.
    package var actualHash: String?
    package var expectedSize: Size?
    package var actualSize: Size?
    /// The result of the comparator. Its regions are in `regions`.
    package var comparison: Comparison?
    /// What differs of a film.
    package var film: FilmDifference?
    /// The largest regions, at most 200.
    package var regions: [Region] = []
    package var pictures: Pictures?
    package var milliseconds = 0.0

    package init(scene: String, variant: String, golden: String, state: CaseState, message: String = "") {
        self.scene = scene
        self.variant = variant
        self.golden = golden
        self.state = state
        self.message = message
    }

    /// The scene and the variant, for users.
    package var title: String { "\(scene) [\(variant)]" }

    /// The cause of all that differs, or `nil` if something has another cause, may have one, or has none that
    /// is known. Only then says an approval of the cause all about the picture.
    package var soleCause: Cause? {
        guard let first = regions.first?.cause?.causes.first, let comparison,
            comparison.regionCount == regions.count,
            regions.allSatisfy({ region in
                region.cause?.causes.isEmpty == false
                    && region.cause?.causes.allSatisfy { $0.key == first.key } == true
            })
        else { return nil }
        return first
    }

    /// All causes, each once with its share of the pixels, those that explain most first.
    package var causes: [CauseShare] { CauseShare.all(of: regions) }

    /// All causes in a line each: with their shares, if there are several.
    package var causeMessages: [String] {
        let causes = causes
        return causes.count > 1 ? causes.map(\.message) : causes.map(\.cause.message)
    }
}
