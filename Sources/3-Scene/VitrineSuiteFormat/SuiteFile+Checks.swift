import VitrineFiles
import VitrineScene
import VitrineSceneFormat
import VitrineSource

/// What a suite's file names that is not there: what it says of those would count for nothing, unseen.
extension SuiteFile {
    /// Checks that each pattern matches something.
    ///
    /// - Parameters:
    ///   - scenes: The paths of all scenes below the suite's folder.
    ///   - folder: The path of that folder.
    ///   - others: Returns the names of further scenes, such as those in Swift; asked only if a pattern
    ///     matches none of `scenes`.
    /// - Throws: An error for each pattern that matches no scene.
    package func checkPatterns(
        against scenes: [String], in folder: String, others: () -> [String]
    ) throws(Diagnostics) {
        guard let file else { return }
        let unmatched = rules.flatMap(\.scenes).filter { pattern in
            !scenes.contains { PathPattern(pattern.text).matches($0) }
        }
        if unmatched.isEmpty { return }
        let further = others()
        let problems = unmatched.filter { pattern in
            !further.contains { PathPattern(pattern.text).matches($0) }
        }.map { pattern in
            Diagnostic(
                .odd(
                    pattern.text, because: "matches no scene",
                    instead: Self.advice(on: pattern.text, scenes, in: folder)), at: pattern.mark)
        }
        if !problems.isEmpty { throw Diagnostics(file, problems) }
    }

    /// Checks that scenes find what the file says for them.
    ///
    /// - Parameters:
    ///   - folder: The folder of the suite's scenes.
    ///   - isFound: `true` if a search upward from there meets the file.
    /// - Throws: An error at the first key that counts for nothing.
    package func checkDefaults(for folder: String, isFound: Bool) throws(Diagnostics) {
        guard let file, !isFound, let lost = defaults.first(where: { $0.key != "fonts" }) else { return }
        throw Diagnostics(
            file,
            [
                Diagnostic(
                    .odd(
                        Self.writtenKey(lost), because: "is not found by the scenes",
                        instead:
                            "they look into their own folder, those above it, and `goldens` in each: "
                            + "write it into \(folder == "." ? "" : "\(folder)/")suite.yaml"),
                    at: lost.keyMark)
            ])
    }

    /// Returns the key that stands at the place of a default: `device` and `scale` are parts of a canvas.
    private static func writtenKey(_ entry: SceneValue.Entry) -> String {
        guard case .mapping(let parts) = entry.value.content else { return entry.key }
        return parts.first { $0.keyMark == entry.keyMark }?.key ?? entry.key
    }

    /// Returns the folders of fonts.
    ///
    /// - Parameter path: A function that returns the path of a folder that the file names at a place, or why
    ///   it cannot be used.
    /// - Throws: An error for each folder that cannot be used.
    package func fontFolders(
        _ path: (String, SourceMark) -> Result<String, Diagnostic>
    ) throws(Diagnostics) -> [String] {
        guard let file else { return [] }
        var folders: [String] = []
        var problems: [Diagnostic] = []
        for font in fonts {
            switch path(font.text, font.mark) {
            case .success(let folder): folders.append(folder)
            case .failure(let problem): problems.append(problem)
            }
        }
        if !problems.isEmpty { throw Diagnostics(file, problems) }
        return folders
    }

    /// Returns what to write instead of a pattern that matches no scene.
    private static func advice(on pattern: String, _ scenes: [String], in folder: String) -> String {
        if scenes.isEmpty { return "there is no scene in \(folder)" }
        func matches(_ text: String) -> Bool {
            let other = PathPattern(text)
            return !text.isEmpty && scenes.contains { other.matches($0) }
        }
        // A path from where the file lies, or from where the tool is run.
        var parts = pattern.split(separator: "/").drop { $0 == "." || $0 == ".." }
        while !parts.isEmpty {
            let rest = parts.joined(separator: "/")
            let isName = parts.first?.contains { "*?".contains($0) } == false
            if isName, rest != pattern, matches(rest) {
                return "patterns are paths below \(folder): write `\(rest)`"
            }
            parts = parts.dropFirst()
        }
        let known = Set(scenes.flatMap { $0.split(separator: "/").flatMap(Self.names) }).sorted()
        let near = pattern.split(separator: "/").map { part in
            known.contains(String(part)) || part.contains { "*?".contains($0) }
                ? String(part) : Suggestion.nearest(to: String(part), among: known) ?? String(part)
        }.joined(separator: "/")
        if near != pattern, matches(near) { return Suggestion.name(near, besides: pattern).text }
        let some = scenes.prefix(3).map { FileNames.quoted($0, besides: pattern) }.joined(separator: ", ")
        let rest = scenes.count > 3 ? " and \(scenes.count - 3) more" : ""
        return "patterns are paths below \(folder), where \(scenes.count == 1 ? "is" : "are") \(some)\(rest)"
    }

    /// Returns the names by which a component of a path is matched: whole, and without its extension.
    private static func names(_ component: Substring) -> [String] {
        guard let dot = component.lastIndex(of: "."), dot > component.startIndex else {
            return [String(component)]
        }
        return [String(component[..<dot]), String(component)]
    }
}
