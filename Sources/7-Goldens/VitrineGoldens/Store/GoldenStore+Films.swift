import VitrineFiles
import VitrineGeometry

/// Films, read and written with their strips.
extension GoldenStore {
    /// Returns the film with a name, or `nil` if there is none.
    package func film(_ name: GoldenName) throws(GoldenError) -> FilmGolden? {
        let file = Self.filmFile(beside: try place(of: name.path))
        guard let bytes = try bytes(of: file, limit: FilmGolden.byteLimit) else { return nil }
        guard let film = FilmGolden(text: bytes) else {
            throw .sidecar(path: "\(root)/\(file)", reason: "this is no film of version 1")
        }
        return film
    }

    /// Returns the hash of the file of a film's hashes and curves, or `nil` if it cannot be read.
    package func filmHash(of name: GoldenName) -> String? {
        guard let place = try? place(of: name.path) else { return nil }
        return (try? bytes(of: Self.filmFile(beside: place), limit: FilmGolden.byteLimit)).flatMap { $0 }
            .map { FNV1a64.digits($0) }
    }

    /// Writes a film and its strip, each atomically.
    ///
    /// - Parameters:
    ///   - film: The film.
    ///   - strip: Its strip.
    ///   - explanation: The manifest of the scene as JSON.
    ///   - name: The name of the golden.
    package func write(
        _ film: FilmGolden, strip: GoldenCandidate, manifest explanation: String?, as name: GoldenName
    ) throws(GoldenError) {
        let place = try place(of: name.path)
        let file = Self.filmFile(beside: place)
        for each in [place, file] { try refuseFolder(at: each) }
        try write(strip, manifest: explanation, file: place)
        try put(Array(film.text.utf8), to: file)
    }
}
