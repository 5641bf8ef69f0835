import VitrineFiles
import VitrinePNG

/// A picture beside a report, which others will read.
package enum ReportPicture {
    /// The maximum size of a picture's file, in bytes.
    package static let limit = 256 << 20

    /// Returns the bytes of a picture, or `nil` if it cannot be read or is no PNG file: nothing else may
    /// become part of a report.
    package static func bytes(at path: String) -> [UInt8]? {
        guard let bytes = try? FileBytes.read(path, limit: limit), bytes.starts(with: PNG.signature) else {
            return nil
        }
        return bytes
    }
}
