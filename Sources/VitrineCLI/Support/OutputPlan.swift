import ArgumentParser
import Foundation
import Vitrine
import VitrineScene

/// The path of each scene's picture, determined before anything is rendered.
struct OutputPlan {
    /// The path of the picture, by the path of the scene as given. For a scene with variants, it is the path
    /// of their folder with an extension.
    private let paths: [String: String]
    /// `true` if each scene has a folder of variants.
    private let hasVariants: Bool
    /// The format of the pictures.
    let format: any ImageEncoder.Type

    /// Plans the output.
    ///
    /// - Throws: A usage error if two scenes, or several variants, would be written to the same file, or if
    ///   the extension of that file is of no known format.
    init(scenes: [String], output: String?, variants: VariantChoice?) throws {
        if output?.isEmpty == true { throw ValidationError("-o is empty: name a file or a folder") }
        let isOne = Set(scenes).count == 1 && variants?.isOne ?? true
        // What is read from standard input goes to standard output unless -o says otherwise.
        let output = output ?? (scenes == ["-"] && isOne ? "-" : nil)
        if output == "-" {
            guard isOne else {
                throw ValidationError("standard output takes one picture: -o names a folder for several")
            }
            format = PNGEncoder.self
            hasVariants = false
            paths = Dictionary(scenes.map { ($0, "-") }, uniquingKeysWith: { first, _ in first })
            return
        }
        guard let output, !Self.isFolder(output, forced: scenes.count > 1) else {
            let folder = output.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
            paths = try Self.paths(of: scenes, in: folder)
            hasVariants = variants != nil
            format = PNGEncoder.self
            return
        }
        if !isOne, output.lowercased().hasSuffix(".png") {
            throw ValidationError("several variants do not go to one file: -o names their folder")
        }
        guard isOne else {
            paths = try Self.paths(of: scenes, in: output + "/")
            hasVariants = true
            format = PNGEncoder.self
            return
        }
        format = try PictureFormat.encoder(for: output)
        hasVariants = false
        paths = Dictionary(scenes.map { ($0, output) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the path of a picture.
    func path(of job: Renderer.Job) -> String? {
        guard let path = paths[job.path], hasVariants, let variant = job.variant else {
            return paths[job.path]
        }
        return "\(path.dropLast(4))/\(variant.name).png"
    }

    private static func isFolder(_ path: String, forced: Bool) -> Bool {
        if forced || path.hasSuffix("/") { return true }
        var isDirectory: ObjCBool = false
        return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
            && isDirectory.boolValue
    }

    private static func paths(of scenes: [String], in folder: String) throws -> [String: String] {
        let parts = scenes.map { URL(fileURLWithPath: $0).standardizedFileURL.pathComponents }
        // Folders that all scenes have in common do not distinguish them.
        var shared = parts.map { $0.count - 1 }.min() ?? 0
        while shared > 0, Set(parts.map { Array($0.prefix(shared)) }).count > 1 { shared -= 1 }
        var paths: [String: String] = [:]
        var taken: [String: String] = [:]
        for (scene, parts) in zip(scenes, parts) where paths[scene] == nil {
            // Standard input has no name.
            var own = scene == "-" ? "stdin" : parts.dropFirst(shared).joined(separator: "/")
            if let dot = own.lastIndex(of: "."), dot > own.startIndex { own = String(own[..<dot]) }
            let path = folder + own + ".png"
            if let other = taken[path] {
                throw ValidationError("\(other) and \(scene) would both be written to \(path)")
            }
            taken[path] = scene
            paths[scene] = path
        }
        return paths
    }
}
