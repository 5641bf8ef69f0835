import Foundation
import VitrineFiles
import VitrineGoldens
import VitrinePNG
import VitrinePixels

extension SuiteRun {
    private enum Part: String, CaseIterable { case expected, actual, difference, patch }

    private func path(_ part: Part, of item: SuiteCase) -> String? {
        (item.artifacts ?? options.artifacts).map {
            "\($0)/\(item.name.scene)/\(item.variant)-\(part.rawValue).png"
        }
    }

    /// Removes the files that an earlier run wrote for a picture.
    func removeArtifacts(of item: SuiteCase) {
        for part in Part.allCases {
            if let path = path(part, of: item) { try? FileManager.default.removeItem(atPath: path) }
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
        pictures.actual = write(actual, path(.actual, of: item))
        if let expected {
            pictures.expected = write(expected, path(.expected, of: item))
            pictures.difference = write(
                DiffImage.sideBySide(.eight(expected: expected, actual: actual)), path(.difference, of: item))
            if let box = Self.changedBox(expected, actual) {
                pictures.patch = write(Self.cut(box, from: actual), path(.patch, of: item))
                if pictures.patch != nil { pictures.patchBox = box }
            }
        }
        return pictures == CaseResult.Pictures() ? nil : pictures
    }

    private func write(_ image: some PixelSource, _ path: String?) -> String? {
        guard let path else { return nil }
        do {
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try AtomicFile.write(try PNG.encode(rows: image, compression: .fast, workers: .serial), to: path)
            return path
        } catch {
            return nil
        }
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

    private static func cut(_ box: PixelRect, from image: RGBA8Image) -> RGBA8Image {
        var components: [UInt8] = []
        components.reserveCapacity(box.width * box.height * 4)
        for y in box.y0..<box.y1 {
            let start = (y * image.width + box.x0) * 4
            components += image.components[start..<start + box.width * 4]
        }
        return RGBA8Image(width: box.width, height: box.height, components: components)
    }
}
