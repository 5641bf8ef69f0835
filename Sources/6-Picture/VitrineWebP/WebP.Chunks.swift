import VitrineSamples

extension WebP {
    /// The parts of a file or of a frame, in their order.
    struct Chunks: Sequence, IteratorProtocol {
        struct Chunk {
            var name: String
            var data: ArraySlice<UInt8>
        }

        private var rest: ArraySlice<UInt8>
        /// `true` if a part is longer than what is left.
        private(set) var isTruncated = false

        init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

        mutating func next() -> Chunk? {
            guard rest.count >= 8 else { return nil }
            let name = String(decoding: rest.prefix(4), as: UTF8.self)
            let length = WebP.number(rest.dropFirst(4).prefix(4))
            guard length <= rest.count - 8 else {
                isTruncated = true
                return nil
            }
            let data = rest.dropFirst(8).prefix(length)
            // A part of an odd length is followed by a byte of padding.
            rest = rest.dropFirst(8 + length + length % 2)
            return Chunk(name: name, data: data)
        }
    }

    /// Returns a number whose lowest byte comes first.
    static func number(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
