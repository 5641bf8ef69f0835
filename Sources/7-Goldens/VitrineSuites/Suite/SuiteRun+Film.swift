import VitrineDisplayList
import VitrineFilms
import VitrineGoldens
import VitrineJSON
import VitrinePixels
import VitrineRendering
import VitrineScene
import VitrineStyle
import VitrineText

/// Films of a suite: compared frame by frame, and explained by what moves in another way.
extension SuiteRun {
    /// Films the scene of a golden.
    ///
    /// - Parameters:
    ///   - item: The film of the suite.
    ///   - threads: The threads to render with.
    ///   - sheetBox: The part of the frames that a sheet shows. Default: no sheet.
    func film(_ item: SuiteCase, threads: Int, sheetBox: PixelRect? = nil) throws(RenderError) -> RenderedFilm
    {
        try RenderedFilm(
            item.scene.file, scene: item.scene.scene, item.film ?? FilmGoldenSettings(),
            options: filmOptions(item, threads: threads), library: library, resources: resources,
            sheetBox: sheetBox)
    }

    private func filmOptions(_ item: SuiteCase, threads: Int) -> RenderOptions {
        var each = options.render
        each.scene = item.options
        each.audit = item.audit
        each.threads = threads
        each.suiteFontFolders = plan.fontFolders
        return each
    }

    /// Films a scene and compares the film with its golden.
    ///
    /// - Parameters:
    ///   - item: The film of the suite.
    ///   - key: The key of its entry in the cache.
    ///   - initial: The result as far as it is known.
    func filmResult(
        of item: SuiteCase, _ key: String?, _ initial: CaseResult
    ) throws(RenderError) -> CaseResult {
        var result = initial
        let film = try film(item, threads: 1)
        result.warnings = film.first.warnings
        if let problem = Self.restless(film, item) { return result.failing(problem) }
        let judged = store.judge(film.golden, as: item.name)
        let verdict = judged.verdict
        result.expectedHash = judged.expectedHash
        result.actualSize = CaseResult.Size(width: film.golden.width, height: film.golden.height)
        if options.rounds == 1, verdict.outcome == .matched {
            remember(film, item, key)
            return result
        }
        result.actualHash = film.golden.hash
        // Films of a renderer that cannot repeat itself are neither compared nor recorded.
        let again = try self.film(item, threads: 2, sheetBox: film.box)
        guard again.golden.frames == film.golden.frames else { return unstable(result, film, again) }
        if verdict.outcome == .matched {
            remember(film, item, key)
            return result
        }
        // The whole film is there to be looked at before anything is written.
        var pictures = CaseResult.Pictures()
        pictures.film = writeArtifact(.film, of: item) { film.animation }
        pictures.sheet = again.sheet.flatMap { writeArtifact(.sheet, of: item, $0) }
        let owner = options.update.allowsWriting(verdict.outcome) ? foreignOwner(of: item) : nil
        if options.update.allowsWriting(verdict.outcome), owner == nil {
            result.pictures = pictures
            result = written(film, verdict, of: item, result)
            if result.state.passes { remember(film, item, key) }
            return result
        }
        describe(judged, film, of: item, pictures: pictures, in: &result)
        if let owner { result.message += (result.message.isEmpty ? "" : "\n") + owner }
        return result
    }

    private func remember(_ film: RenderedFilm, _ item: SuiteCase, _ key: String?) {
        guard let golden = goldenHash(of: item) else { return }
        cache?.note(
            item.goldenID, key: key, scene: item.scene.file, picture: film.first, reads: film.reads,
            golden: golden)
    }

    private func written(
        _ film: RenderedFilm, _ verdict: Verdict, of item: SuiteCase, _ initial: CaseResult
    ) -> CaseResult {
        var result = initial
        do throws(GoldenError) {
            try write(film, item)
            result.state = verdict.outcome == .missing ? .recorded : .updated
        } catch {
            return result.failing("error: \(error)")
        }
        return result
    }

    /// Writes a film as a golden.
    func write(_ film: RenderedFilm, _ item: SuiteCase) throws(GoldenError) {
        try store.write(film.golden, strip: film.strip, manifest: film.manifest, as: item.name)
    }

    /// Returns what is wrong with a film whose properties do not settle in time; `nil` if they do.
    private static func restless(_ film: RenderedFilm, _ item: SuiteCase) -> String? {
        guard let limit = item.film?.settlingTime else { return nil }
        let lines = film.restless(after: limit).map { track in
            let time = track.steps.last.map { $0.settlingTime - $0.time } ?? 0
            let found = time < .infinity ? "after \(PrintedText.number(time)) s" : "never"
            return """
                \(item.scene.file): error: \(track.property) of \(track.node) settles \(found), where \
                `settles` allows \(PrintedText.number(limit)) s
                """
        }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    private func unstable(_ initial: CaseResult, _ one: RenderedFilm, _ other: RenderedFilm) -> CaseResult {
        var result = initial
        result.state = .unstable
        let difference = FilmDifference(one.golden, other.golden)
        result.message =
            """
            the renderer made two different films of this scene, from frame \(difference.frame) on, which \
            is a fault of the renderer: please report it
            """
        return result
    }

    /// Adds the state, message and explanation of a film that does not match its golden to its result.
    private func describe(
        _ judged: FilmVerdict, _ film: RenderedFilm, of item: SuiteCase,
        pictures: CaseResult.Pictures, in result: inout CaseResult
    ) {
        result.pictures = pictures
        switch judged.verdict.outcome {
        case .missing:
            result.state = .missing
            result.message = "there is no golden; `vitrine test --update missing` records it"
        case .unreadable(let reason):
            result.state = .unreadable
            result.message = reason
        case .fontsDiffer(let expected, let actual):
            result.state = .fontsDiffer
            let lines = fontMessage(
                expected, actual: actual, verdict: judged.verdict, picture: film.first)
            result.message = lines.joined(separator: "\n")
        case .differentSize(let expectedWidth, let expectedHeight, let actualWidth, let actualHeight):
            result.state = .resized
            result.expectedSize = CaseResult.Size(width: expectedWidth, height: expectedHeight)
            result.message =
                """
                \(actualWidth) x \(actualHeight) pixels, where the golden has \(expectedWidth) x \
                \(expectedHeight)
                """
        default:
            result.state = .changed
            if let golden = judged.golden { explain(golden, judged.verdict, film, of: item, in: &result) }
        }
    }

    private func explain(
        _ golden: FilmGolden, _ verdict: Verdict, _ film: RenderedFilm, of item: SuiteCase,
        in result: inout CaseResult
    ) {
        let difference = FilmDifference(golden, film.golden)
        result.film = difference
        var messages = difference.messages
        if difference.frame == 0, difference.marks.isEmpty {
            messages.append("the strip shows other moments, or another part of them")
        }
        let old = verdict.golden.map(Expected.init)
        let base = baseFilm(golden, item, &messages)
        let causes = causes(of: difference, old, base, film)
        let nodes = difference.nodes
        if let strip = verdict.golden?.image {
            var pictures = writeArtifacts(of: item, expected: strip, actual: film.strip.image)
            pictures?.film = result.pictures?.film
            pictures?.sheet = result.pictures?.sheet
            pictures?.oldFilm = base.flatMap { base in writeArtifact(.oldFilm, of: item) { base.animation } }
            result.pictures = pictures ?? result.pictures
            var comparison = ExactComparator().compare(strip, film.strip.image)
            let regions = comparison.regions.prefix(200)
            comparison.regions = []
            if comparison.differingPixels > 0 { result.comparison = comparison }
            result.regions = regions.map {
                CaseResult.Region($0, cause: RegionCause(causes: causes, nodes: nodes))
            }
        }
        if result.regions.isEmpty {
            let region = DifferenceRegion(box: film.box, pixels: 0)
            result.regions = [
                CaseResult.Region(region, cause: RegionCause(causes: causes, nodes: nodes))
            ]
        }
        result.message = messages.joined(separator: "\n")
    }

    /// Returns the film that the scene renders to at the `--base` revision; `nil` if there is none.
    private func baseFilm(
        _ golden: FilmGolden, _ item: SuiteCase, _ messages: inout [String]
    ) -> RenderedFilm? {
        guard let base else { return nil }
        do throws(RenderError) {
            let film = try base.film(
                of: item, filmOptions(item, threads: 1), library, resources)
            if film.golden.frames != golden.frames {
                messages.append(
                    "at \(base.revision) the scene renders to another film than the golden, too")
            }
            return film
        } catch {
            messages.append("\(error)")
            return nil
        }
    }

    private func causes(
        of difference: FilmDifference, _ old: Expected?, _ base: RenderedFilm?, _ film: RenderedFilm
    ) -> [Cause] {
        guard let old, let before = old.manifest ?? base?.first.manifest() else {
            return [
                Cause(
                    .unknown,
                    "the golden does not say what it was made from: record it anew, or give --base REV")
            ]
        }
        let record = film.strip.record
        let explanation = DiffExplanation(
            old: before, new: film.first.manifest(), oldProvenance: old.provenance,
            newProvenance: DiffExplanation.Provenance(renderer: record.version, options: record.options))
        return explanation.causes(ofNodes: difference.tracks.map(\.node))
    }
}
