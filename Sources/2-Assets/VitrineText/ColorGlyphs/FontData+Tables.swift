extension FontData {
    /// Returns a table of a face; `nil` if there is none, or if it does not lie within the file.
    ///
    /// - Parameters:
    ///   - tag: The four characters of its name.
    ///   - index: The index of the face in a collection; 0 for a single font.
    func table(_ tag: String, ofFace index: Int) -> BigEndian? {
        var header = 0
        if self.tag(0) == "ttcf" {
            guard index >= 0, index < Self.faceLimit, let start = u32(12 + 4 * index) else { return nil }
            header = start
        }
        guard let tables = u32(header + 4).map({ $0 >> 16 }) else { return nil }
        for entry in 0..<tables {
            let at = header + 12 + 16 * entry
            guard let name = self.tag(at) else { return nil }
            guard name == tag else { continue }
            guard let place = u32(at + 8), let length = u32(at + 12), length > 0 else { return nil }
            let found = slice(place, count: length)
            return found.isEmpty ? nil : BigEndian(found)
        }
        return nil
    }

    private static let faceLimit = 1 << 16

    private func u32(_ at: Int) -> Int? { BigEndian(slice(at, count: 4)).u32(0).map(Int.init) }

    private func tag(_ at: Int) -> String? { BigEndian(slice(at, count: 4)).tag(0) }

    private func slice(_ at: Int, count: Int) -> [UInt8] {
        let size = unsafe bytes.count
        guard at >= 0, count >= 0, at <= size, count <= size - at else { return [] }
        return unsafe [UInt8](bytes[at..<at + count])
    }
}
