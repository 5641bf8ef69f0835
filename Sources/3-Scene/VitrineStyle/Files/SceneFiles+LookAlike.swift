import VitrineFiles
import VitrineSource

extension SceneFiles {
    /// Returns what was probably meant by the path of a file or folder that is not there: one whose name
    /// looks the same, or differs in case.
    ///
    /// - Parameters:
    ///   - path: The path as it is written.
    ///   - place: Returns a path relative to the scene's folder for one relative to the folder of the file in
    ///     which it is written.
    package func lookAlike(of path: String, at place: (String) -> String) -> Suggestion? {
        var found: [String] = []
        for part in path.unicodeScalars.split(separator: "/").map(String.init) {
            if part != ".", part != ".." {
                let folder = place((path.hasPrefix("/") ? "/" : "") + found.joined(separator: "/"))
                guard case .success(let names) = fileNames(in: folder.isEmpty ? "." : folder),
                    let name = names.first(where: { $0 == part })
                        ?? FileNames.lookAlike(of: part, among: names)
                else { return nil }
                found.append(name)
            } else {
                found.append(part)
            }
        }
        let whole = (path.hasPrefix("/") ? "/" : "") + found.joined(separator: "/")
        guard !FileNames.areIdentical(whole, path) else { return nil }
        let spelled = FileNames.spelled(whole, besides: path)
        // A name in another case can be told from the one that is written.
        if FileNameKey(whole) == FileNameKey(path), whole != path, !spelled.contains("\\") {
            return .name(whole)
        }
        guard let difference = FileNames.difference(of: whole, from: path) else { return nil }
        let advice = spelled.contains("\\") ? "write it so, or rename the file" : "write it so"
        return .advice("its name is \(spelled), \(difference): \(advice)")
    }
}
