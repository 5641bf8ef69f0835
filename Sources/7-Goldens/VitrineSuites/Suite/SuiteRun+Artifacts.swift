import VitrineFiles
import VitrineGoldens
import VitrinePNG
import VitrinePixels
import VitrineThreads

extension SuiteRun {
    enum Part: String, CaseIterable {
        case expected, actual, difference, patch
        /// The whole film, that of the golden, and a sheet of every sixth frame.
        case film, oldFilm, sheet
    }

    /// A file below a folder that the user names.
    private struct Place {
        let folder: ConfinedFolder
        let file: String
        /// The path that a report gives.
        let path: String
    }

    /// Returns the place of a picture. The folder that the user names may be a link; below it none is
    /// followed, as whoever hands over a suite may have put it there.
    private func place(_ part: Part, of item: SuiteCase) -> Place? {
        guard let folder = item.artifacts ?? options.artifacts else { return nil }
        let file = "\(item.name.scene)/\(item.variant)-\(part.rawValue).png"
        for root in [options.artifactsRoot, options.artifacts].compactMap(\.self)
        where folder.utf8.starts(with: "\(root)/".utf8) {
            let between = String(decoding: folder.utf8.dropFirst(root.utf8.count + 1), as: UTF8.self)
            return Place(
                folder: ConfinedFolder(root, links: .refused), file: "\(between)/\(file)",
                path: "\(folder)/\(file)")
        }
        return Place(
            folder: ConfinedFolder(folder, links: .refused), file: file, path: "\(folder)/\(file)")
    }

    /// Removes the files that an earlier run wrote for a picture.
    func removeArtifacts(of item: SuiteCase) {
        for part in Part.allCases {
            guard let place = place(part, of: item) else { return }
            try? place.folder.delete(place.file)
        }
    }

    /// Writes the pictures that a report shows.
    ///
    /// - Returns: The paths of the pictures, or `nil` if there is no folder for them or none could be
    ///   written.
    func writeArtifacts(
        of item: SuiteCase, expected: RGBA8Image?, actual: RGBA8Image
    ) -> CaseResult.Pictures? {
        var pictures = CaseResult.Pictures()
        pictures.actual = write(actual, place(.actual, of: item))
        if let expected {
            pictures.expected = write(expected, place(.expected, of: item))
            pictures.difference = write(
                DiffImage.sideBySide(.eight(expected: expected, actual: actual)), place(.difference, of: item)
            )
            if let box = Self.changedBox(expected, actual) {
                pictures.patch = write(actual.cut(to: box), place(.patch, of: item))
                if pictures.patch != nil { pictures.patchBox = box }
            }
        }
        return pictures == CaseResult.Pictures() ? nil : pictures
    }

    private func write(_ image: some PixelSource, _ place: Place?) -> String? {
        guard let place, let bytes = try? PNG.encode(rows: image, compression: .fast, workers: .serial)
        else { return nil }
        return write(bytes, place)
    }

    private func write(_ bytes: [UInt8], _ place: Place) -> String? {
        do {
            try place.folder.write(bytes, to: place.file)
            return place.path
        } catch {
            return nil
        }
    }

    /// Writes the bytes of a file that a report shows.
    ///
    /// - Returns: The path, or `nil` if there is no folder for it or it cannot be written.
    func writeArtifact(_ part: Part, of item: SuiteCase, _ bytes: () -> [UInt8]?) -> String? {
        guard let place = place(part, of: item), let bytes = bytes() else { return nil }
        return write(bytes, place)
    }

    /// Writes a picture that a report shows.
    ///
    /// - Returns: The path, or `nil` if there is no folder for it or it cannot be written.
    func writeArtifact(_ part: Part, of item: SuiteCase, _ image: RGBA8Image) -> String? {
        write(image, place(part, of: item))
    }

    /// Returns the rectangle that contains all differences between pictures of the same size, or `nil` if it
    /// covers 70% of the picture or more.
    private static func changedBox(_ expected: RGBA8Image, _ actual: RGBA8Image) -> PixelRect? {
        guard expected.width == actual.width, expected.height == actual.height,
            let box = ExactComparator.changedBox(expected, actual),
            box.width * box.height * 10 < actual.width * actual.height * 7
        else { return nil }
        return box
    }
}
