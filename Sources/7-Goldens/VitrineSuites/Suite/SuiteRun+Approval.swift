import VitrineComparisonSettings
import VitrineFiles
import VitrineGoldens
import VitrineRendering
import VitrineScene
import VitrineThreads

extension SuiteRun {
    /// The outcome of an approval.
    package struct ApprovalResult: Sendable {
        package var title: String
        /// The reason why the approval was not applied; `nil` if it was.
        package var refusal: String?
    }

    /// Turns approved pictures into goldens and deletes obsolete goldens whose removal was approved.
    ///
    /// Each scene is rendered again. The approval is refused if the picture is not the one that was approved,
    /// or if the golden is not the one that it was compared with.
    ///
    /// - Parameters:
    ///   - file: The approvals, as exported from a report.
    ///   - alternative: The name under which each picture becomes an alternative golden, and the reason for
    ///     it; `nil` to replace the golden.
    /// - Returns: The outcome of each approval, in order; of one that is there several times, once.
    package func apply(
        _ file: ApprovalFile, alternative: (name: String, note: AlternativeGolden.Note)? = nil
    ) -> [ApprovalResult] {
        // A file that somebody joined from several may hold an approval more than once.
        var seen: Set<ApprovalFile.Approval> = []
        let approvals = file.approvals.filter { seen.insert($0).inserted }
        let items = Dictionary(
            plan.all.map { (Self.key($0.scene.path, $0.variant), $0) },
            uniquingKeysWith: { first, _ in first })
        var applied = LargeStackThreads.map(count: approvals.count, threads: options.render.threads) {
            index in
            let approval = approvals[index]
            return ApprovalResult(
                title: "\(approval.scene) [\(approval.variant)]",
                refusal: self.refusal(
                    of: approval, items[Self.key(approval.scene, approval.variant)], alternative))
        }
        let known = unclaimed.names
        for golden in file.obsolete ?? [] {
            var result = ApprovalResult(title: golden, refusal: nil)
            if known.contains(where: { FileNames.areIdentical($0, golden) }) {
                do throws(GoldenError) {
                    try store.delete(named: [golden])
                } catch {
                    result.refusal = error.description
                }
            } else {
                result.refusal = "it is no golden that is obsolete"
            }
            applied.append(result)
        }
        return applied
    }

    private static func key(_ scene: String, _ variant: String) -> [String] { [scene, variant] }

    private func refusal(
        of approval: ApprovalFile.Approval, _ item: SuiteCase?,
        _ alternative: (name: String, note: AlternativeGolden.Note)?
    ) -> String? {
        guard let item else { return "the suite has no such picture" }
        if let failure = item.scene.failure { return "\(failure)" }
        do {
            if item.film != nil { return try filmRefusal(of: approval, item, alternative != nil) }
            let picture = try render(item, threads: 1)
            guard picture.picture.hash == approval.actual else {
                return "the scene renders to another picture than the one that was approved"
            }
            let verdict = try verdict(on: picture, item)
            if case .unreadable(let reason) = verdict.outcome {
                return "the golden cannot be read, so there is no telling whether it is the one that the "
                    + "picture was compared with: \(reason)"
            }
            guard verdict.expectedHash == approval.expected else {
                return "the golden is another one than the picture was compared with"
            }
            guard let alternative else {
                if let owner = foreignOwner(of: item) { return owner }
                try write(picture, item)
                return nil
            }
            guard alternative.note.expires >= options.day else {
                return "the alternative would have expired: its last day is \(alternative.note.expires)"
            }
            if item.keepsHash { return "a golden of which only the hash is kept has no alternatives" }
            try store.write(
                picture.picture, manifest: picture.manifest().condensed.json, as: item.name,
                alternative: alternative.name, note: alternative.note)
            return nil
        } catch {
            return "\(error)"
        }
    }

    private func filmRefusal(
        of approval: ApprovalFile.Approval, _ item: SuiteCase, _ isAlternative: Bool
    ) throws -> String? {
        if isAlternative { return "a film has no alternatives" }
        let film = try film(item, threads: 1)
        guard film.golden.hash == approval.actual else {
            return "the scene renders to another film than the one that was approved"
        }
        guard store.judge(film.golden, as: item.name).expectedHash == approval.expected else {
            return "the golden is another one than the film was compared with, or it cannot be read"
        }
        if let owner = foreignOwner(of: item) { return owner }
        try write(film, item)
        return nil
    }

    /// Compares a picture as a run does: an answer that has expired is what it was compared with, too.
    private func verdict(on picture: RenderedScene, _ item: SuiteCase) throws(ComparatorError) -> Verdict {
        store.judge(
            picture.picture, as: item.name, keepsHash: item.keepsHash,
            comparator: try Comparators.make(item.settings.comparator ?? ComparisonSettings()),
            masks: picture.maskedRects(for: item.settings.masks), day: options.day)
    }

    /// Renders and compares the pictures that paths refer to.
    ///
    /// - Parameter paths: Scene files, folders of them, or goldens.
    /// - Returns: The results of the pictures, each once.
    /// - Throws: A ``SuiteError`` if a path refers to no picture of the suite.
    package func pictures(at paths: [String]) throws(SuiteError) -> [CaseResult] {
        var found: [SuiteCase] = []
        for path in paths {
            let cases = plan.all.filter { isPicture($0, at: path) }
            if cases.isEmpty, FileNames.exists(path) {
                throw .nothing("\(path) is neither a scene of the suite nor a golden of one", suggestion: nil)
            }
            guard !cases.isEmpty else { throw .noScene(path) }
            found += cases.filter { each in !found.contains { $0.goldenID == each.goldenID } }
        }
        let chosen = found
        return LargeStackThreads.map(count: chosen.count, threads: options.render.threads) { index in
            self.result(of: chosen[index])
        }
    }

    /// Returns `true` if one of some paths refers to the picture of a result.
    package func isPicture(_ result: CaseResult, at paths: [String]) -> Bool {
        plan.all.contains { item in
            item.scene.path == result.scene && item.variant == result.variant
                && paths.contains { isPicture(item, at: $0) }
        }
    }

    /// Returns `true` if a path is that of a picture's scene, of its golden, or of a folder above either.
    private func isPicture(_ item: SuiteCase, at path: String) -> Bool {
        let folder = path.hasSuffix("/") ? path : path + "/"
        let golden = "\(options.goldens)/\(item.name.path)"
        if [item.scene.file, golden, item.scene.path, item.name.path].contains(path)
            || item.scene.file.hasPrefix(folder) || golden.hasPrefix(folder)
        {
            return true
        }
        // A golden keeps its name where that of its scene changes, and a path may be written in several ways.
        let place = FileNames.existing(path)
        guard FileNames.exists(place) else { return false }
        if Self.isPlace(place, ofFile: item.scene.file, below: plan.root) { return true }
        guard let file = try? store.file(of: item.name, keepsHash: item.keepsHash) else { return false }
        return Self.isPlace(place, ofFile: "\(options.goldens)/\(file)", below: options.goldens)
    }

    /// Returns `true` if a path leads to a file, or to a folder above it that is not above a root.
    private static func isPlace(_ path: String, ofFile file: String, below root: String) -> Bool {
        var above = file
        while above.utf8.count >= root.utf8.count {
            if FileNames.areOneFile(path, above) { return true }
            guard let slash = above.utf8.lastIndex(of: UInt8(ascii: "/")) else { return false }
            above = String(above[..<slash])
        }
        return false
    }
}
