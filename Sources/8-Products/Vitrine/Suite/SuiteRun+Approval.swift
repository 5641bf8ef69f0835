import VitrineFiles
import VitrineGoldens

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
            let picture = try render(item, threads: 1)
            guard picture.picture.hash == approval.actual else {
                return "the scene renders to another picture than the one that was approved"
            }
            guard expectedHash(of: item) == approval.expected else {
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
                picture.picture, manifest: picture.manifest().json, as: item.name,
                alternative: alternative.name, note: alternative.note)
            return nil
        } catch {
            return "\(error)"
        }
    }

    private func expectedHash(of item: SuiteCase) -> String? {
        if item.keepsHash {
            return (try? store.hash(of: item.name))??.entry.pixels
        }
        return store.fileHash(of: item.name)
    }

    /// Renders and compares the pictures that paths refer to.
    ///
    /// - Parameter paths: Scene files, folders of them, or goldens.
    /// - Returns: The results of the pictures, each once.
    /// - Throws: ``SuiteError/noScene(_:)`` if a path refers to no picture of the suite.
    package func pictures(at paths: [String]) throws(SuiteError) -> [CaseResult] {
        var found: [SuiteCase] = []
        for path in paths {
            let folder = path.hasSuffix("/") ? path : path + "/"
            let cases = plan.all.filter { item in
                item.scene.file == path || "\(options.goldens)/\(item.name.path)" == path
                    || item.scene.path == path || item.name.path == path
                    || item.scene.file.hasPrefix(folder)
                    || "\(options.goldens)/\(item.name.path)".hasPrefix(folder)
            }
            guard !cases.isEmpty else { throw .noScene(path) }
            found += cases.filter { each in !found.contains { $0.goldenID == each.goldenID } }
        }
        let chosen = found
        return LargeStackThreads.map(count: chosen.count, threads: options.render.threads) { index in
            self.result(of: chosen[index])
        }
    }
}
