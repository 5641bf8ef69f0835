import VitrinePixels

/// The verdict on a picture, and the golden that it was compared with.
package struct Verdict: Sendable {
    package var outcome: GoldenOutcome
    /// The golden that the picture was compared with, if it is kept as a picture.
    package var golden: Golden?
    /// The entry that the picture was compared with, if only the hash is kept.
    package var entry: HashGoldens.Entry?
    /// The note of the alternative golden that the picture matches.
    package var note: AlternativeGolden.Note?

    /// The hash of the golden's file, or of its pixels if only that is kept.
    package var expectedHash: String? { golden?.fileHash ?? entry?.pixels }
}

extension GoldenStore {
    /// Compares a picture with its golden and the alternatives, or with its hash.
    ///
    /// - Parameters:
    ///   - picture: The picture to compare.
    ///   - name: The name of the golden.
    ///   - keepsHash: `true` if only the hash of the golden is kept.
    ///   - comparator: The comparator to use.
    ///   - masks: The pixels to ignore. Default: none.
    ///   - day: The current date, by which alternatives expire, such as `2026-12-31`.
    package func judge(
        _ picture: GoldenCandidate, as name: GoldenName, keepsHash: Bool, comparator: any ImageComparator,
        masks: [PixelRect] = [], day: String
    ) -> Verdict {
        do throws(GoldenError) {
            return keepsHash
                ? try judgeHash(picture, name)
                : try judgePicture(picture, name: name, comparator: comparator, masks: masks, day: day)
        } catch {
            return Verdict(outcome: .unreadable(reason: error.description))
        }
    }

    private func judgePicture(
        _ picture: GoldenCandidate, name: GoldenName, comparator: any ImageComparator,
        masks: [PixelRect],
        day: String
    ) throws(GoldenError) -> Verdict {
        let golden = try read(name)
        var verdict = Verdict(
            outcome: golden.map {
                Self.compare($0, with: picture, comparator: comparator, masks: masks)
            } ?? .missing, golden: golden)
        if verdict.outcome == .matched { return verdict }
        for alternative in try alternatives(of: name) {
            guard let other = try read(file: alternative.file),
                Self.compare(other, with: picture, comparator: comparator, masks: masks) == .matched
            else { continue }
            verdict.golden = other
            verdict.note = alternative.note
            guard alternative.isExpired(on: day) else {
                verdict.outcome = .matchedAlternative(alternative.name)
                return verdict
            }
            verdict.outcome = .expired(
                alternative: alternative.name, reason: alternative.note.reason,
                since: alternative.note.expires)
        }
        return verdict
    }

    private func judgeHash(_ picture: GoldenCandidate, _ name: GoldenName) throws(GoldenError) -> Verdict {
        guard let (entry, fonts) = try hash(of: name) else { return Verdict(outcome: .missing) }
        if let outcome = GoldenOutcome.comparing(fonts: fonts, with: picture.record.fonts) {
            return Verdict(outcome: outcome, entry: entry)
        }
        let image = picture.image
        guard entry.width == image.width, entry.height == image.height else {
            return Verdict(
                outcome: .differentSize(
                    expectedWidth: entry.width, expectedHeight: entry.height, actualWidth: image.width,
                    actualHeight: image.height), entry: entry)
        }
        return Verdict(outcome: entry.pixels == picture.hash ? .matched : .hashDiffers, entry: entry)
    }
}
