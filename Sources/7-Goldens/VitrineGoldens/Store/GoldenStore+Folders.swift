import Foundation
import VitrineFiles

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension GoldenStore {
    /// The folder, below which no link is followed: what is written there would change what is no golden, and
    /// what is read would be none.
    private var folder: ConfinedFolder { ConfinedFolder(root, links: .refused) }

    /// Returns the contents of a file below the folder, or `nil` if there is none.
    ///
    /// - Parameters:
    ///   - file: The path below the folder.
    ///   - limit: The maximum size of the file, in bytes. Default: 1 GiB.
    package func bytes(of file: String, limit: Int = 1 << 30) throws(GoldenError) -> [UInt8]? {
        do throws(ConfinedFileError) {
            return try folder.read(file, limit: limit).bytes
        } catch .read(.noSuchFile) {
            return nil
        } catch {
            throw GoldenError(error)
        }
    }

    /// Returns the PNG files below the folder, as sorted relative paths.
    func pictures() throws(GoldenError) -> [String] {
        try files().filter { $0.lowercased().hasSuffix(".png") && isFile($0) }
    }

    /// Returns the names of the scenes that there are goldens of, sorted.
    package func scenes() throws(GoldenError) -> [String] {
        let names = try pictures() + hashNames()
        return Set(names.map { $0.split(separator: "/").dropLast().joined(separator: "/") }).sorted()
    }

    /// Returns all files below the folder that are not hidden.
    func files() throws(GoldenError) -> [String] {
        do throws(ConfinedFileError) {
            return try folder.files()
        } catch {
            throw GoldenError(error)
        }
    }

    /// Returns the names in a folder below this one; none if there is no such folder.
    ///
    /// - Throws: A `GoldenError` if it, or a folder above it, is a link.
    func names(in scene: String) throws(GoldenError) -> [String] {
        do throws(ConfinedFileError) {
            return try folder.names(in: scene).names
        } catch .link(let path) {
            throw .link(path: path)
        } catch {
            return []
        }
    }

    /// Returns `true` if there is a regular file at a path below the folder.
    func isFile(_ file: String) -> Bool { folder.status(of: file)?.kind == .regular }

    /// Returns `true` if a file exists that has no write permission for anyone.
    private func isReadOnly(_ file: String) -> Bool {
        guard let status = folder.status(of: file), status.kind == .regular else { return false }
        return status.permissions & 0o222 == 0
    }

    /// Returns the path of the folder of a file.
    private static func parent(of file: String) -> String {
        file.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(file[..<$0]) } ?? ""
    }

    /// Makes the folder of a file.
    func makeFolder(of file: String) throws(GoldenError) {
        do throws(ConfinedFileError) {
            try folder.makeFolder(Self.parent(of: file))
        } catch {
            throw GoldenError(error)
        }
    }

    /// Writes a file of the folder.
    ///
    /// - Parameters:
    ///   - bytes: The contents of the file.
    ///   - file: The path below the folder.
    package func put(_ bytes: [UInt8], to file: String) throws(GoldenError) {
        // A rename would bypass the permissions of the file.
        if isReadOnly(file) { throw .readOnly(path: "\(root)/\(file)") }
        do throws(ConfinedFileError) {
            try folder.write(bytes, to: file)
        } catch {
            throw GoldenError(error)
        }
    }

    /// Deletes a file of the folder, if it is there.
    package func remove(_ file: String) throws(GoldenError) {
        if isReadOnly(file) { throw .readOnly(path: "\(root)/\(file)") }
        do throws(ConfinedFileError) {
            // Another run may have deleted it first.
            try folder.delete(file)
        } catch {
            throw GoldenError(error)
        }
    }

    /// Moves a golden and its alternatives.
    package func move(_ file: String, to name: GoldenName) throws(GoldenError) {
        try locked { () throws(GoldenError) in
            let place = try place(of: name.path)
            for (from, to) in [(file, place)]
                + AlternativeGolden.moves(try files(), from: file, to: place)
            {
                if isReadOnly(from) { throw .readOnly(path: "\(root)/\(from)") }
                do throws(ConfinedFileError) {
                    try folder.move(from, to: to)
                } catch {
                    throw GoldenError(error)
                }
            }
            folder.deleteEmptyFolders(above: file)
        }
    }

    /// Throws an error if there is a folder where a file is to be written: that of a scene's goldens.
    func refuseFolder(at file: String) throws(GoldenError) {
        guard folder.status(of: file)?.kind == .folder else { return }
        throw .folder(
            path: "\(root)/\(file)", reason: "this is a folder, that of a scene's goldens: rename the scene")
    }

    /// Deletes files below the folder, their alternatives and notes, and the folders that become empty.
    package func delete(_ files: [String]) throws(GoldenError) {
        try locked { () throws(GoldenError) in
            let all = try self.files()
            for file in files {
                var own = [file] + AlternativeGolden.moves(all, from: file, to: file).map(\.0)
                if !AlternativeGolden.goldens(of: file).isEmpty {
                    own.append(AlternativeGolden.note(of: file))
                }
                if file.hasSuffix("/\(Self.filmVariant).png") { own.append(Self.filmFile(beside: file)) }
                for each in own { try remove(each) }
                folder.deleteEmptyFolders(above: file)
            }
        }
    }

    /// Runs `body` while no other process does so in the same folder of goldens. If files cannot be locked,
    /// it runs regardless.
    func locked<Value>(_ body: () throws(GoldenError) -> Value) throws(GoldenError) -> Value {
        let file = unsafe open(root, O_RDONLY | O_CLOEXEC)
        defer { if file >= 0 { close(file) } }
        if file >= 0 { while flock(file, LOCK_EX) != 0, errno == EINTR {} }
        return try body()
    }

    /// Removes temporary files left behind by runs that were killed. Recent files may belong to another run.
    package func removeStaleTemporaryFiles(olderThan age: TimeInterval = 600) {
        let now = Date().timeIntervalSince1970
        for file in (try? folder.files(includingHidden: true)) ?? [] {
            let name = file.split(separator: "/").last ?? ""
            guard name.hasPrefix(".vitrine-"), name.hasSuffix(".tmp") else { continue }
            guard let status = folder.status(of: file), status.kind == .regular, now - status.modified > age
            else { continue }
            try? folder.delete(file)
        }
    }
}

extension GoldenError {
    /// Converts an error of a file below the folder of goldens.
    fileprivate init(_ error: ConfinedFileError) {
        self =
            switch error {
            case .link(let path), .outside(let path): .link(path: path)
            case .read(let error): .read(error)
            case .write(let error): .write(error)
            case .folder(let path, let reason): .folder(path: path, reason: reason)
            }
    }
}
