import VitrinePixels

/// The verdict on a film, and the golden that it was compared with.
package struct FilmVerdict: Sendable {
    /// The outcome, and the strip of the golden.
    package var verdict: Verdict
    /// The golden; `nil` if there is none that can be read.
    package var golden: FilmGolden?
    /// The hash of the golden's file; `nil` if there is none.
    package var expectedHash: String?
}

extension GoldenStore {
    /// Compares a film with its golden: first the fonts, then the frames.
    ///
    /// - Parameters:
    ///   - film: The film to compare.
    ///   - name: The name of the golden.
    package func judge(_ film: FilmGolden, as name: GoldenName) -> FilmVerdict {
        do throws(GoldenError) {
            guard let golden = try self.film(name), let strip = try read(name) else {
                return FilmVerdict(verdict: Verdict(outcome: .missing))
            }
            return FilmVerdict(
                verdict: Verdict(outcome: Self.outcome(golden, film), golden: strip), golden: golden,
                expectedHash: filmHash(of: name))
        } catch {
            return FilmVerdict(verdict: Verdict(outcome: .unreadable(reason: error.description)))
        }
    }

    private static func outcome(_ golden: FilmGolden, _ film: FilmGolden) -> GoldenOutcome {
        if let outcome = GoldenOutcome.comparing(fonts: golden.fonts, with: film.fonts) { return outcome }
        guard (golden.width, golden.height) == (film.width, film.height) else {
            return .differentSize(
                expectedWidth: golden.width, expectedHeight: golden.height, actualWidth: film.width,
                actualHeight: film.height)
        }
        return golden.matches(film) ? .matched : .hashDiffers
    }
}
