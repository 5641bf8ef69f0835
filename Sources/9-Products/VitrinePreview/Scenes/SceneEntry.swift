import VitrineScene
import VitrineSessions
import VitrineStyle

/// One scene of the list.
struct SceneEntry: Sendable {
    /// The state of a scene, the worst of its pictures.
    enum State: String, Sendable { case ok, failing, changed, missing, unknown }

    /// The path of the scene below the served folder.
    let id: String
    let summary: SceneSummary
    /// The stamp of the file when it was read.
    let stamp: FileStamp
    /// The revision since which the entry is as it is.
    let revision: Int

    /// The folder of the scene below the served one; empty for that itself.
    var folder: String { id.lastIndex(of: "/").map { String(id[..<$0]) } ?? "" }

    /// The name of the file without its extension.
    var name: String {
        let file = id.split(separator: "/").last ?? ""
        return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? String(file)
    }

    /// The title of the scene, or its name in words.
    var title: String {
        if let title = summary.title { return title }
        let words = name.replacing("-", with: " ").replacing("_", with: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// Returns the options of a variant by its name.
    ///
    /// - Throws: A refusal if the scene has no such variant.
    func options(of variant: String?) throws(HTTPRefusal) -> SceneOptions {
        guard let variant else { return SceneOptions() }
        guard let found = summary.variants.first(where: { $0.name == variant }) else {
            throw HTTPRefusal(.notFound, "the scene has no variant `\(variant)`")
        }
        return found.options
    }
}
