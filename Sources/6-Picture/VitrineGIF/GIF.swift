import VitrineSamples

/// GIF files, read: the first frame, on a transparent canvas (GIF89a).
package enum GIF {
    /// The format's name in errors.
    static let article = "a GIF picture"

    private static let signatures = ["GIF87a", "GIF89a"]
}

extension GIF: StillFormat {
    package static let name = "GIF"

    package static func recognizes(_ bytes: [UInt8]) -> Bool {
        !bytes.isEmpty
            && signatures.contains { bytes.prefix(6).elementsEqual($0.utf8.prefix(bytes.count)) }
    }
}
