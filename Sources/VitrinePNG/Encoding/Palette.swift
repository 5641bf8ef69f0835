/// The colours of a picture that has at most 256, each as its RGBA bytes, red lowest.
struct Palette: Hashable, Sendable {
    static let maxColors = 256
    /// Those that are not opaque come first, so that the alphas written can end there.
    private(set) var colors: [UInt32]
    /// Open addressing by `slot`; -1 where nothing is.
    private var places: [Int16]

    /// No colours.
    init() {
        colors = []
        places = [Int16](repeating: -1, count: 1024)
    }

    /// The colours of all parts of a picture, in the order in which they first occur but for those that are
    /// not opaque. Nil where there are too many.
    init?(merging parts: [[UInt32]]) {
        var found = Palette()
        for part in parts where !found.insert(part) { return nil }
        let (opaque, others) = (
            found.colors.filter { $0 >> 24 == 255 }, found.colors.filter { $0 >> 24 < 255 }
        )
        self.init()
        for color in others + opaque { _ = insert(color) }
    }

    /// Adds colours; false where there are too many, and not all are there.
    mutating func insert(_ colors: [UInt32]) -> Bool { colors.allSatisfy { insert($0) } }

    /// Adds the colours of pixels of four bytes; false where there are too many, and not all are there.
    mutating func insert(_ pixels: UnsafeRawBufferPointer) -> Bool {
        var last: UInt32?
        for offset in Swift.stride(from: 0, to: pixels.count, by: 4) {
            let color = unsafe UInt32(
                littleEndian: pixels.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
            if color == last { continue }
            guard insert(color) else { return false }
            last = color
        }
        return true
    }

    /// Bits of an index: 1, 2, 4 or 8.
    var bits: Int {
        switch colors.count {
        case ...2: 1
        case ...4: 2
        case ...16: 4
        default: 8
        }
    }

    var redGreenBlue: [UInt8] {
        colors.flatMap { color in [0, 8, 16].map { UInt8(truncatingIfNeeded: color >> $0) } }
    }

    /// Up to the last that is not opaque.
    var alphas: [UInt8] {
        colors.prefix { $0 >> 24 < 255 }.map { UInt8($0 >> 24) }
    }

    /// The index of a colour, 0 for one that is not there.
    func index(of color: UInt32) -> UInt8 {
        UInt8(truncatingIfNeeded: max(places[slot(of: color)], 0))
    }

    /// False where there is no more room.
    private mutating func insert(_ color: UInt32) -> Bool {
        let slot = slot(of: color)
        guard places[slot] < 0 else { return true }
        guard colors.count < Self.maxColors else { return false }
        places[slot] = Int16(colors.count)
        colors.append(color)
        return true
    }

    /// Where a colour is, or would be.
    private func slot(of color: UInt32) -> Int {
        var slot = Int(truncatingIfNeeded: (color &* 0x9E37_79B1) &>> 22)
        while places[slot] >= 0, colors[Int(places[slot])] != color { slot = (slot + 1) & 1023 }
        return slot
    }
}
