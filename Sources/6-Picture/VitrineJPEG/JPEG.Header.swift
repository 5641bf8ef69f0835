import VitrineSamples

extension JPEG {
    /// What a file states before its first scan, read from the bytes themselves, so that the size is judged
    /// before libjpeg, or anybody, takes memory for it.
    struct Header: Hashable {
        var width = 0
        var height = 0
        var components = 0
        var isProgressive = false
        var isArithmetic = false
        /// The Exif data, without their name.
        var exif: [UInt8]?
        /// The parts of the ICC profile by their numbers, and the number of them that each states.
        private var profileParts: [UInt8: [UInt8]] = [:]
        private var statedParts: [UInt8] = []

        private static let exifName = Array("Exif\0".utf8)
        private static let profileName = Array("ICC_PROFILE\0".utf8)

        init(_ bytes: [UInt8]) throws(PictureDecodingError.Reason) {
            guard JPEG.recognizes(bytes) else { throw .anotherFormat }
            var place = 2
            while true {
                let marker = try Self.marker(in: bytes, at: &place)
                switch marker {
                case 0xDA:
                    try finish()
                    return
                // The end of a picture that has not begun; a file of tables alone.
                case 0xD9: throw .malformed("there is no picture in it")
                // Markers without contents.
                case 0x01, 0xD0...0xD8: continue
                default: break
                }
                guard bytes.count - place >= 2 else { throw .truncated }
                let length = Int(bytes[place]) << 8 | Int(bytes[place + 1])
                guard length >= 2 else { throw .malformed("a segment states a length of \(length)") }
                guard bytes.count - place >= length else { throw .truncated }
                try take(marker, bytes[place + 2..<place + length])
                place += length
            }
        }

        /// Returns the next marker, and moves behind it. Bytes between segments are passed over, as libjpeg
        /// does.
        private static func marker(
            in bytes: [UInt8], at place: inout Int
        ) throws(PictureDecodingError.Reason) -> UInt8 {
            repeat {
                while place < bytes.count, bytes[place] != 0xFF { place += 1 }
                while place < bytes.count, bytes[place] == 0xFF { place += 1 }
                guard place < bytes.count else { throw .truncated }
                place += 1
            } while bytes[place - 1] == 0
            return bytes[place - 1]
        }

        private mutating func take(
            _ marker: UInt8, _ segment: ArraySlice<UInt8>
        ) throws(PictureDecodingError.Reason) {
            switch marker {
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF: try takeFrame(marker, Array(segment))
            case 0xE1 where exif == nil && segment.starts(with: Self.exifName):
                // The name ends in a zero, and one byte of padding follows.
                exif = Array(segment.dropFirst(Self.exifName.count + 1))
            case 0xE2 where segment.starts(with: Self.profileName):
                let part = Array(segment.dropFirst(Self.profileName.count))
                guard part.count >= 2 else { return statedParts.append(0) }
                statedParts.append(profileParts[part[0]] == nil ? part[1] : 0)
                profileParts[part[0]] = Array(part.dropFirst(2))
            default: break
            }
        }

        private mutating func takeFrame(
            _ marker: UInt8, _ frame: [UInt8]
        ) throws(PictureDecodingError.Reason) {
            guard components == 0 else { throw .malformed("it states its size twice") }
            guard frame.count >= 6 else { throw .malformed("its size is cut off") }
            if let kind = Self.unreadKinds[marker] { throw .unsupported(kind) }
            guard frame[0] == 8 else { throw .unsupported("\(frame[0]) bits per sample") }
            isProgressive = marker == 0xC2 || marker == 0xCA
            isArithmetic = marker >= 0xC9
            height = Int(frame[1]) << 8 | Int(frame[2])
            width = Int(frame[3]) << 8 | Int(frame[4])
            components = Int(frame[5])
            guard width > 0, height > 0 else {
                throw .malformed("it states a size of \(width) by \(height)")
            }
            guard [1, 3, 4].contains(components) else { throw .unsupported("\(components) components") }
        }

        private static let unreadKinds: [UInt8: String] = [
            0xC3: "lossless", 0xC5: "hierarchical", 0xC6: "hierarchical", 0xC7: "hierarchical",
            0xCB: "lossless", 0xCD: "hierarchical", 0xCE: "hierarchical", 0xCF: "hierarchical",
        ]

        private func finish() throws(PictureDecodingError.Reason) {
            guard components > 0 else { throw .malformed("pixels come before their size") }
        }

        /// Returns `true` if a file of so many bytes may hold all pixels: each block of 64 takes at least a
        /// bit, or a small part of one by arithmetic coding.
        func mayFit(in count: Int) -> Bool {
            let blocks = (width + 7) / 8 * ((height + 7) / 8)
            return blocks / (isArithmetic ? 1024 : 8) <= count
        }

        /// The ICC profile, and a warning if there are parts of one that do not make a whole.
        var profile: (bytes: [UInt8]?, warnings: [String]) {
            guard let count = statedParts.first else { return (nil, []) }
            let numbers = count > 0 ? Array(1...count) : []
            let parts = numbers.compactMap { profileParts[$0] }
            guard !numbers.isEmpty, parts.count == numbers.count, statedParts.count == parts.count,
                statedParts.allSatisfy({ $0 == count })
            else { return (nil, ["the colour profile: its parts do not make a whole; ignored"]) }
            return (Array(parts.joined()), [])
        }
    }
}
