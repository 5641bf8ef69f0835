import VitrineGoldens
import VitrinePixels
import VitrineScene

extension SuiteRun {
    /// The maximum number of regions to explain. Further ones are only counted.
    private static let regionLimit = 200

    /// Adds the state, message and explanation of a picture that does not match its golden to its result.
    func describe(
        _ verdict: Verdict, picture: RenderedScene, item: SuiteCase, comparator: any ImageComparator,
        result: inout CaseResult
    ) {
        let actual = picture.picture.image
        switch verdict.outcome {
        case .matched, .matchedAlternative: return
        case .missing:
            result.state = .missing
            result.message = "there is no golden; `vitrine test --update missing` records it"
            result.pictures = writeArtifacts(of: item, expected: nil, actual: actual)
        case .unreadable(let reason):
            result.state = .unreadable
            result.message = reason
            result.pictures = writeArtifacts(of: item, expected: nil, actual: actual)
        case .fontsDiffer(let expected, let actual):
            result.state = .fontsDiffer
            result.message = fontMessage(expected, actual: actual, verdict: verdict, picture: picture).joined(
                separator: "\n")
            result.pictures = writeArtifacts(
                of: item, expected: verdict.golden?.image, actual: picture.picture.image)
        case .changed, .differentColorSpace:
            result.state = .changed
            if case .differentColorSpace(let expected, let actual) = verdict.outcome {
                result.message = "the colour space is \(actual), the golden's is \(expected)"
            }
            explain(
                verdict.golden.map(Expected.init), verdict: verdict, picture: picture, item: item,
                comparator: comparator, result: &result)
        case .differentSize(let expectedWidth, let expectedHeight, let actualWidth, let actualHeight):
            result.state = .resized
            result.expectedSize = CaseResult.Size(width: expectedWidth, height: expectedHeight)
            result.message =
                """
                \(actualWidth) x \(actualHeight) pixels, where the golden has \(expectedWidth) x \
                \(expectedHeight)
                """
            explain(
                expected(verdict, item, &result), verdict: verdict, picture: picture, item: item,
                comparator: comparator, result: &result)
        case .hashDiffers:
            result.state = .changed
            explain(
                expected(verdict, item, &result), verdict: verdict, picture: picture, item: item,
                comparator: comparator, result: &result)
        case .expired(let alternative, let reason, let since):
            result.state = .expired
            result.alternative = alternative
            result.message = "the answer `\(alternative)` (\(reason)) was right until \(since)"
            let main = (try? store.read(item.name)).flatMap { $0 }
            explain(
                main.map(Expected.init), verdict: verdict, picture: picture, item: item,
                comparator: comparator, result: &result)
        }
    }

    /// The expected picture, as far as it is known.
    struct Expected {
        var image: RGBA8Image
        var manifest: SceneManifest?
        var provenance: DiffExplanation.Provenance

        init(_ golden: Golden) {
            image = golden.image
            manifest = golden.manifest.flatMap { SceneManifest(json: $0) }
            provenance = DiffExplanation.Provenance(
                renderer: golden.record?.version ?? "unknown", options: golden.record?.options ?? "")
        }

        init(_ picture: RenderedScene) {
            image = picture.picture.image
            manifest = picture.manifest()
            provenance = DiffExplanation.Provenance(
                renderer: picture.picture.record.version, options: picture.picture.record.options)
        }
    }

    /// Returns the golden's picture or, if only its hash is kept, the one that the scene renders to at the
    /// `--base` revision.
    private func expected(
        _ verdict: Verdict, _ item: SuiteCase, _ result: inout CaseResult
    ) -> Expected? {
        if let golden = verdict.golden { return Expected(golden) }
        guard let entry = verdict.entry else { return nil }
        guard let base else {
            result.message +=
                (result.message.isEmpty ? "" : "\n")
                    + """
                    only the golden's hash is kept; with --base REV the old picture is rendered from that \
                    revision
                    """
            return nil
        }
        do {
            let old = try base.picture(of: item, options.render, library)
            if old.picture.hash != entry.pixels {
                result.message +=
                    (result.message.isEmpty ? "" : "\n")
                    + "at \(base.revision) the scene renders to another picture than the golden, too"
            }
            return Expected(old)
        } catch {
            result.message += (result.message.isEmpty ? "" : "\n") + "\(error)"
            return nil
        }
    }

    private func explain(
        _ expected: Expected?, verdict: Verdict, picture: RenderedScene, item: SuiteCase,
        comparator: any ImageComparator, result: inout CaseResult
    ) {
        let actual = picture.picture.image
        guard var expected else {
            result.pictures = writeArtifacts(of: item, expected: nil, actual: actual)
            return
        }
        let masks = picture.maskedRects(for: item.settings.masks)
        var comparison = comparator.compare(expected.image, actual, within: ComparisonScope(masks: masks))
        let regions = Array(comparison.regions.prefix(Self.regionLimit))
        comparison.regions = []
        result.expectedSize = CaseResult.Size(expected.image)
        if expected.manifest == nil, let base,
            let old = try? base.picture(of: item, options.render, library)
        {
            // The golden was written by another tool, or lost its text chunks.
            expected.manifest = old.manifest()
        }
        let causes = regionCauses(
            expected, picture: picture, regions: regions,
            difference: PixelDifference(expected.image, actual, masks: masks))
        result.regions = zip(regions, causes).map { CaseResult.Region($0, cause: $1) }
        result.comparison = comparison
        result.pictures = writeArtifacts(of: item, expected: expected.image, actual: actual)
    }

    private func regionCauses(
        _ expected: Expected, picture: RenderedScene, regions: [DifferenceRegion],
        difference: PixelDifference
    ) -> [RegionCause?] {
        // Of a picture alone nothing is known but its pixels.
        if picture.isDrawnElsewhere { return regions.map { _ in nil } }
        let record = picture.picture.record
        let now = picture.manifest()
        guard let before = expected.manifest else {
            let cause = Cause(
                .unknown, "the golden does not say what it was made from: record it anew, or give --base REV")
            return regions.map { region in
                RegionCause(causes: [cause], nodes: now.nodes(paintingIn: region.box))
            }
        }
        let explanation = DiffExplanation(
            old: before, new: now, oldProvenance: expected.provenance,
            newProvenance: DiffExplanation.Provenance(renderer: record.version, options: record.options))
        return explanation.causes(of: regions, in: difference)
    }
}
