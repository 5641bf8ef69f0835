import VitrineGoldens
import VitrineText

/// What is said of pictures whose goldens were made with other fonts.
extension SuiteRun {
    /// Returns lines that name the fonts of a golden and of a picture, which of them would be accepted, and
    /// what to do.
    ///
    /// - Parameters:
    ///   - expected: The lines of the fonts that only the golden has.
    ///   - actual: The lines of the fonts that only the picture has.
    ///   - verdict: The verdict, with the golden.
    ///   - picture: The picture.
    func fontMessage(
        _ expected: [String], actual: [String], verdict: Verdict, picture: RenderedScene
    ) -> [String] {
        let here = actual.map { line in
            let path = FontFingerprint(line: line).flatMap { picture.fontFiles[$0] }
            return "here: \(line)" + (path.map { ", from \($0)" } ?? "")
        }
        let scene = verdict.golden?.record?.scene ?? verdict.entry?.scene
        let isChanged = scene.map { $0 != picture.picture.record.scene } ?? false
        return ["fonts differ: pixels were not compared"] + expected.map { "golden: \($0)" } + here
            + expected.compactMap(FontFingerprint.init).map { advice(on: $0, picture) } + [
                (isChanged ? "the scene has changed as well: " : "")
                    + "if the fonts here are right, look at the new picture and record it: "
                    + "`vitrine test --update changed`"
            ]
    }

    /// Returns what is to be known of a font that only the golden has.
    private func advice(on font: FontFingerprint, _ picture: RenderedScene) -> String {
        let library = library.adding(sceneFolders: picture.fontFolders)
        let installed = library.fingerprints(ofFamily: font.family)
        let used = picture.picture.record.fonts.filter { other in
            other.family == font.family || installed.contains { $0.isSameFont(as: other) }
        }.sorted()
        // No font that is put to use changes what is set in other families.
        if used.isEmpty, !installed.isEmpty {
            return "no text of the scene is set in \(font.family) any more"
        }
        let advice = FontAdvice(plan, sceneFolders: picture.fontFolders)
        let winner = used.first.flatMap { picture.fontFiles[$0] }
        return
            "accepted: \(advice.acceptance(of: font, at: library.path(of: font), insteadOf: winner))"
    }
}
