import ArgumentParser
import Foundation
import VitrineFilms
import VitrineRendering

/// The form and the place of a film, determined before anything is rendered.
struct FilmPlan {
    let format: FilmFormat
    let place: FilmPlace

    /// Plans the output.
    ///
    /// - Parameters:
    ///   - output: A file, a folder or `-`.
    ///   - stream: The form on standard output; `nil` if none was asked for.
    /// - Throws: A usage error if a file's extension is of no form of films, or if the form does not fit.
    init(output: String, stream: FilmStream?) throws(ValidationError) {
        if output.isEmpty { throw ValidationError("-o is empty: name a file or a folder") }
        if output == "-" {
            (format, place) = ((stream ?? .y4m).format, .standardOutput)
            return
        }
        if stream != nil {
            throw ValidationError("--format is that of standard output, `-o -`; a file's is its extension")
        }
        let name = output.split(separator: "/").last ?? ""
        let dot = name.lastIndex(of: ".").flatMap { $0 > name.startIndex ? $0 : nil }
        if Self.isFolder(output) || dot == nil {
            (format, place) = (.pictures, .folder(output))
            return
        }
        let fileExtension = dot.map { name[name.index(after: $0)...].lowercased() } ?? ""
        switch fileExtension {
        case "png", "apng": format = .apng
        case "y4m": format = .y4m
        default:
            throw ValidationError(
                """
                \(output): no such format of films: use .png, .apng or .y4m, a folder for a picture of \
                each frame, or `-o - | ffmpeg -i - \(name)`
                """)
        }
        place = .file(output)
    }

    /// The extensions of files, for completions.
    static let fileExtensions = ["png", "apng", "y4m"]

    private static func isFolder(_ path: String) -> Bool {
        if path.hasSuffix("/") { return true }
        var isDirectory: ObjCBool = false
        return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
            && isDirectory.boolValue
    }
}
