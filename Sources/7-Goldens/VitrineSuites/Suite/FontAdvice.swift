import Foundation
import VitrineRendering
import VitrineText

/// What to do where a golden was made with a font that is not the one in use.
///
/// What puts a font to use depends on where the other one comes from: folders on the command line go before
/// a scene's own, those before the suite's, and only then comes what is installed.
struct FontAdvice {
    /// The folders on the command line.
    let commandLine: [String]
    /// The folders that the scene itself names.
    let scene: [String]
    /// The folders that all scenes of the suite share.
    let suite: [String]
    /// The path of the goldens' folder.
    let goldens: String

    /// Creates the advice for a scene of a suite.
    init(_ plan: SuitePlan, sceneFolders: [String]) {
        commandLine = plan.options.render.fontFolders
        scene = sceneFolders
        suite = plan.fontFolders
        goldens = plan.options.goldens
    }

    /// Returns how a golden's font is put to use: from where it lies on this machine, hidden by another of
    /// its family, or else from a folder to put it in.
    ///
    /// - Parameters:
    ///   - font: The font of the golden.
    ///   - path: The path of the font's file, if it is on this machine.
    ///   - winner: The path of a file of the family that is in use instead; `nil` if there is none.
    func acceptance(of font: FontFingerprint, at path: String?, insteadOf winner: String?) -> String {
        let name =
            path.map { "\($0), which is on this machine" }
            ?? "\(font.file) of \(font.family), \(font.version), with the hash \(font.hash), which is not on "
            + "this machine"
        return "\(name): \(steps(for: font, at: path, insteadOf: winner))"
    }

    private func steps(for font: FontFingerprint, at path: String?, insteadOf winner: String?) -> String {
        let own = path.map { Self.folder(of: $0) }
        // In one folder, both would compete again.
        let isBeside = own != nil && own == winner.map { Self.folder(of: $0) }
        let folder = isBeside ? nil : own
        let option = "`--font-dir \(folder.map(Self.quoted) ?? "FOLDER")`"
        let aside = isBeside ? "copy it into a folder of its own" : "put it into a folder"
        func exchange(in folder: String, _ owner: String) -> String {
            let other = winner.flatMap { $0.split(separator: "/").last } ?? ""
            let exchange =
                isBeside
                ? "delete \(other) there" : "put it into \(folder), which \(owner), in place of \(other)"
            return own == nil || isBeside
                ? "\(exchange), or \(aside) and give \(option)" : "give \(option), or \(exchange)"
        }
        switch winner.map(place) {
        case .commandLine(let first):
            let order = "give \(option) before `--font-dir \(Self.quoted(first))`"
            return (folder == nil ? "\(aside) and " : "") + order + ", which has another \(font.family)"
        case .scene(let folder): return exchange(in: folder, "the scene's `fonts` name")
        case .suite(let folder): return exchange(in: folder, "suite.yaml names")
        case .installed, nil:
            let shared =
                suite.first ?? "a folder fonts and write `fonts: ../fonts` in \(goldens)/suite.yaml"
            if folder != nil { return "give \(option), or copy it into \(shared)" }
            return isBeside
                ? "copy it into \(shared), or into a folder of its own and give \(option)"
                : "put it into \(shared), or name its folder with \(option)"
        }
    }

    /// Where a font in use comes from.
    private enum Place {
        case commandLine(String), scene(String), suite(String), installed
    }

    private func place(of path: String) -> Place {
        func first(_ folders: [String]) -> String? {
            let path = Self.standard(path)
            return folders.first { path.hasPrefix(Self.standard($0) + "/") }
        }
        return first(commandLine).map(Place.commandLine) ?? first(scene).map(Place.scene)
            ?? first(suite).map(Place.suite) ?? .installed
    }

    private static func standard(_ path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.path
    }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }

    /// Returns a path as a shell reads it.
    private static func quoted(_ path: String) -> String {
        let isPlain = path.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                || "/._-+".unicodeScalars.contains(scalar)
        }
        return isPlain ? path : "'\(path.replacing("'", with: "'\\''"))'"
    }
}
