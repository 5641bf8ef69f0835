import Foundation

extension GoldenStore {
    /// The PNG files below the folder that no scene and variant owns, as sorted paths below it.
    ///
    /// Judged over a whole suite only: `known` must name every scene's every variant.
    public func obsolete(known: Set<GoldenName>) throws(GoldenError) -> [String] {
        guard FileManager.default.fileExists(atPath: root) else { return [] }
        let owned = Set(known.map(\.path))
        let files: [String]
        do {
            files = try FileManager.default.subpathsOfDirectory(atPath: root)
        } catch {
            throw .folder(path: root, reason: error.localizedDescription)
        }
        return files.filter { $0.lowercased().hasSuffix(".png") && !owned.contains($0) && isFile($0) }
            .sorted()
    }

    private func isFile(_ file: String) -> Bool {
        var isFolder: ObjCBool = false
        return unsafe FileManager.default.fileExists(atPath: "\(root)/\(file)", isDirectory: &isFolder)
            && !isFolder.boolValue
    }

    func makeFolder(of path: String) throws(GoldenError) {
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw .folder(path: folder, reason: error.localizedDescription)
        }
    }
}
