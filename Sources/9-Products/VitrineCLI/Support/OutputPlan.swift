import ArgumentParser
import Foundation
import VitrineFiles
import VitrineRendering
import VitrineScene

/// The path of each scene's picture, determined before anything is rendered.
struct OutputPlan {
    /// The path of the picture, by the path of the scene as given; for a scene with variants, the path of
    /// their folder.
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
        // Swift's dictionaries have one entry for them.
        for (index, scene) in scenes.enumerated() {
            let twin = scenes[..<index].first { $0 == scene && !FileNames.areIdentical($0, scene) }
            if let twin { throw Self.twins(twin, scene) }
        }
        let isOne = Set(scenes).count == 1 && variants?.isOne ?? true
        // Without -o, a scene from standard input is rendered to standard output.
        let output = output ?? (scenes == ["-"] && isOne ? "-" : nil)
        if output == "-" {
            guard isOne else {
                throw ValidationError("standard output takes one picture: -o names a folder for several")
            }
            format = ImageEncoders.all[0]
            hasVariants = false
            paths = Dictionary(scenes.map { ($0, "-") }, uniquingKeysWith: { first, _ in first })
            return
        }
        guard let output, !Self.isFolder(output, forced: scenes.count > 1) else {
            let folder = output.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
            hasVariants = variants != nil
            format = ImageEncoders.all[0]
            paths = try Self.paths(
                of: scenes, in: folder, fileExtension: hasVariants ? "" : Self.fileExtension(of: format))
            return
        }
        if !isOne,
            ImageEncoders.all.contains(where: { output.lowercased().hasSuffix(Self.fileExtension(of: $0)) })
        {
            throw ValidationError("several variants do not go to one file: -o names their folder")
        }
        guard isOne else {
            hasVariants = true
            format = ImageEncoders.all[0]
            paths = try Self.paths(of: scenes, in: output + "/", fileExtension: "")
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
        return "\(path)/\(variant.name)\(Self.fileExtension(of: format))"
    }

    /// Returns the usual extension of a format, with its period.
    private static func fileExtension(of format: any ImageEncoder.Type) -> String {
        format.fileExtensions.first.map { ".\($0)" } ?? ""
    }

    private static func isFolder(_ path: String, forced: Bool) -> Bool {
        if forced || path.hasSuffix("/") { return true }
        var isDirectory: ObjCBool = false
        return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
            && isDirectory.boolValue
    }

    /// The error about scenes whose names differ in case or Unicode form alone.
    private static func twins(_ one: String, _ other: String) -> ValidationError {
        let names = FileNames.spelled([one, other])
        return ValidationError(
            """
            \(names[0]) and \(names[1]) would be written to one file where case and Unicode form are \
            ignored, as on a Mac: rename one of them
            """)
    }

    private static func paths(
        of scenes: [String], in folder: String, fileExtension: String
    ) throws -> [String: String] {
        let parts = scenes.map { URL(fileURLWithPath: $0).standardizedFileURL.pathComponents }
        // Folders that all scenes have in common do not distinguish them.
        var shared = parts.map { $0.count - 1 }.min() ?? 0
        while shared > 0, Set(parts.map { Array($0.prefix(shared)) }).count > 1 { shared -= 1 }
        var paths: [String: String] = [:]
        var taken: [FileNameKey: (scene: String, path: String)] = [:]
        for (scene, parts) in zip(scenes, parts) where paths[scene] == nil {
            // Standard input has no name.
            var own = scene == "-" ? "stdin" : parts.dropFirst(shared).joined(separator: "/")
            if let dot = own.lastIndex(of: "."), dot > own.startIndex { own = String(own[..<dot]) }
            let path = folder + own + fileExtension
            if let other = taken.updateValue((scene, path), forKey: FileNameKey(path)) {
                if FileNames.areIdentical(other.path, path) {
                    throw ValidationError("\(other.scene) and \(scene) would both be written to \(path)")
                }
                throw Self.twins(other.scene, scene)
            }
            paths[scene] = path
        }
        return paths
    }
}
