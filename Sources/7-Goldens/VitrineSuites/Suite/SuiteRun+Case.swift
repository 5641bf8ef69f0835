import VitrineComparisonSettings
import VitrineGoldens
import VitrineRendering
import VitrineScene
import VitrineSceneFormat
import VitrineSource

extension SuiteRun {
    /// Renders a picture of the suite and compares it with its golden.
    func result(of item: SuiteCase) -> CaseResult {
        var result = CaseResult(
            scene: item.scene.path, variant: item.variant, golden: item.goldenID, state: .matched)
        result.tags = item.settings.tags.sorted()
        if let failure = item.scene.failure { return result.failing("\(failure)") }
        let comparator: any ImageComparator
        let settings = item.settings.comparator ?? ComparisonSettings()
        do throws(ComparatorError) {
            comparator = try Comparators.make(settings)
        } catch {
            let place = settings.source == "default" ? item.scene.file : settings.source
            return result.failing("\(place): error: \(error)")
        }
        result.metric = comparator.name
        result.tolerance = comparator.tolerance
        if item.keepsHash || item.film != nil,
            comparator.name != ExactComparator.name || !item.settings.masks.isEmpty
        {
            return result.failing(
                """
                \(item.scene.file): error: a golden of which only \
                \(item.film == nil ? "the hash is" : "hashes are") kept is compared exactly, with no masks
                """
            )
        }
        removeArtifacts(of: item)
        let key = cacheKey(of: item, comparator)
        if options.rounds == 1,
            cache?.isUpToDate(item.goldenID, key: key, golden: { self.goldenHash(of: item) }) == true
        {
            result.state = .unchanged
            return result
        }
        do throws(RenderError) {
            if item.film != nil { return try filmResult(of: item, key, result) }
            let picture = try render(item, threads: 1)
            result.warnings = picture.warnings
            if let unstable = try differingRerender(picture, item, times: options.rounds - 1) {
                return self.unstable(result, item: item, one: picture, other: unstable)
            }
            return try judge(picture, item: item, comparator: comparator, key: key, initial: result)
        } catch {
            return result.failing("\(error)")
        }
    }

    func render(_ item: SuiteCase, threads: Int) throws(RenderError) -> RenderedScene {
        if let picture = item.scene.picture { return RenderedScene(picture) }
        var each = options.render
        each.scene = item.options
        each.audit = item.audit
        each.threads = threads
        return try RenderedScene(
            item.scene.file, scene: item.scene.scene, options: each, library: library)
    }

    /// Renders a scene again, on varying numbers of threads, and returns the first picture that differs, or
    /// `nil` if none does.
    private func differingRerender(
        _ picture: RenderedScene, _ item: SuiteCase, times: Int
    ) throws(RenderError) -> RenderedScene? {
        for round in 0..<max(times, 0) {
            let again = try render(item, threads: 2 + round % 3)
            if again.picture.image != picture.picture.image { return again }
        }
        return nil
    }

    private func judge(
        _ picture: RenderedScene, item: SuiteCase, comparator: any ImageComparator, key: String?,
        initial: CaseResult
    ) throws(RenderError) -> CaseResult {
        var result = initial
        if let problem = Self.unknownNodes(of: item, picture) { return result.failing(problem) }
        result.warnings += Self.idleRectangles(of: item, picture)
        let verdict = store.judge(
            picture.picture, as: item.name, keepsHash: item.keepsHash, comparator: comparator,
            masks: picture.maskedRects(for: item.settings.masks), day: options.day)
        result.expectedHash = verdict.expectedHash
        result.actualSize = CaseResult.Size(picture.picture.image)
        switch verdict.outcome {
        case .matched:
            // Only a Swift test knows that a golden without a mark is its own.
            if options.update == .all, item.origin == .swiftTest {
                try? store.mark(item.name, keepsHash: item.keepsHash, as: item.origin)
            }
            remember(item, key, picture, golden: verdict.expectedHash)
            return result
        case .matchedAlternative(let name):
            result.alternative = name
            return result
        default: break
        }
        result.actualHash = picture.picture.hash
        // Pictures of a renderer that cannot repeat itself are neither compared nor recorded.
        if options.rounds == 1, let other = try differingRerender(picture, item, times: 1) {
            return unstable(result, item: item, one: picture, other: other)
        }
        if verdict.outcome == .missing, let from = unclaimed.take(picture.picture, variant: item.variant) {
            result = moved(from: from, picture: picture, item: item, initial: result)
        } else if options.update.allowsWriting(verdict.outcome), foreignOwner(of: item) == nil {
            result = written(verdict, picture: picture, item: item, initial: result)
        } else {
            describe(verdict, picture: picture, item: item, comparator: comparator, result: &result)
            if options.update.allowsWriting(verdict.outcome), let owner = foreignOwner(of: item) {
                result.message += (result.message.isEmpty ? "" : "\n") + owner
            }
        }
        if result.state.passes { remember(item, key, picture, golden: goldenHash(of: item)) }
        return result
    }

    /// Returns what is wrong with masks whose nodes the scene does not have, or `nil` if it has them all.
    private static func unknownNodes(of item: SuiteCase, _ picture: RenderedScene) -> String? {
        let masks = item.settings.masks
        guard masks.contains(where: { if case .node = $0 { true } else { false } }) else { return nil }
        let ids = picture.nodeIDs
        var lines: [String] = []
        for mask in masks {
            guard case .node(let id) = mask, !ids.contains(id) else { continue }
            let place = item.settings.maskPlaces[mask] ?? item.scene.file
            lines.append("\(place): error: the mask `\(id)` names no node of \(item.scene.file)")
            let near = Suggestion.nearest(to: id, among: ids.sorted()).map {
                Suggestion.name($0, besides: id).text
            }
            lines.append("    \(near ?? "give the node to be masked the id `\(id)`, or leave out the mask")")
        }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    /// Returns warnings about rectangles that hide nothing.
    private static func idleRectangles(of item: SuiteCase, _ picture: RenderedScene) -> String {
        picture.rectanglesOutside(in: item.settings.masks).map { mask in
            let place = item.settings.maskPlaces[mask] ?? item.scene.file
            return "\(place): warning: this mask lies outside the picture of \(item.scene.file)\n"
        }.joined()
    }

    /// Stores in the cache what was read for a picture that matches its golden.
    private func remember(_ item: SuiteCase, _ key: String?, _ picture: RenderedScene, golden: String?) {
        guard let golden else { return }
        cache?.note(
            item.goldenID, key: key, scene: item.scene.file, picture: picture, reads: picture.log.entries,
            golden: golden)
    }

    private func written(
        _ verdict: Verdict, picture: RenderedScene, item: SuiteCase, initial: CaseResult
    ) -> CaseResult {
        var result = initial
        do throws(GoldenError) {
            try write(picture, item)
            result.state = verdict.outcome == .missing ? .recorded : .updated
        } catch {
            return result.failing("error: \(error)")
        }
        return result
    }

    /// Returns why a golden is not written anew, where something else has drawn it; `nil` if nothing has.
    func foreignOwner(of item: SuiteCase) -> String? {
        guard let origin = store.origin(of: item.name, keepsHash: item.keepsHash), origin != item.origin
        else { return nil }
        let drawn =
            origin == .swiftTest
            ? "a Swift test drew this golden: `vitrine test` does not write it"
            : "a scene in a file has this golden, which `vitrine test` drew: a Swift test does not write it"
        let place =
            item.keepsHash
            ? "the line of \(item.variant) in \(options.goldens)/\(item.name.scene)/hashes.json"
            : "\(options.goldens)/\(item.goldenID)"
        return "\(drawn). Give one of them another name, or delete \(place) if nothing else needs it"
    }

    /// Writes a picture as a golden: its pixels, or only their hash.
    func write(_ picture: RenderedScene, _ item: SuiteCase) throws(GoldenError) {
        if item.keepsHash { return try store.writeHash(picture.picture, as: item.name) }
        let manifest = picture.isDrawnElsewhere ? nil : picture.manifest().condensed.json
        try store.write(picture.picture, manifest: manifest, as: item.name)
    }

    private func moved(
        from: String, picture: RenderedScene, item: SuiteCase, initial: CaseResult
    ) -> CaseResult {
        var result = initial
        result.renamedFrom = from
        // A shard cannot know whether another one takes the same golden.
        guard options.update != .none, options.shard == nil else {
            result.state = .renamed
            result.message =
                """
                the golden \(from) shows the same, and no scene has it: was the scene renamed? `vitrine test \
                --update missing` moves it
                """
            return result
        }
        do throws(GoldenError) {
            if !item.keepsHash, !from.contains("#") {
                try store.move(from, to: item.name)
            } else {
                try write(picture, item)
                try store.delete(named: [from])
            }
            result.state = .moved
        } catch {
            return result.failing("error: \(error)")
        }
        return result
    }

    private func unstable(
        _ initial: CaseResult, item: SuiteCase, one: RenderedScene, other: RenderedScene
    ) -> CaseResult {
        var result = initial
        result.state = .unstable
        result.message =
            """
            the renderer made two different pictures of this scene, which is a fault of the renderer: please \
            report it
            """
        result.pictures = writeArtifacts(of: item, expected: one.picture.image, actual: other.picture.image)
        return result
    }

    // MARK: The cache

    private func cacheKey(of item: SuiteCase, _ comparator: any ImageComparator) -> String? {
        var each = options.render
        each.scene = item.options
        return cache?.key([
            each.canonicalText, item.audit.text, "\(options.render.allowsOutside)", comparator.name,
            comparator.tolerance.text,
            "\(item.settings.masks)", item.goldenID, item.film.map { "\($0)" } ?? "",
        ])
    }

    /// Returns the hash of the golden's file, or the stored hash of its pixels if only that is kept.
    func goldenHash(of item: SuiteCase) -> String? {
        if item.keepsHash {
            return (try? store.hash(of: item.name))??.entry.pixels
        }
        return item.film == nil ? store.fileHash(of: item.name) : store.filmHash(of: item.name)
    }
}

extension CaseResult {
    /// Returns the result of a case that failed with a message.
    func failing(_ message: String) -> CaseResult {
        var result = self
        result.state = .failed
        result.message = message
        return result
    }
}
