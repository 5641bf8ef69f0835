/// The colours of a picture that has at most 256, each as RGBA bytes with red in the lowest.
struct Palette: Hashable, Sendable {
    static let maxColors = 256
    /// The colours. Translucent ones come first, so that the list of alphas can end after them.
    private(set) var colors: [UInt32]
    /// A hash table of indices, with open addressing by `slot`; -1 marks an empty slot.
    private var places: [Int16]

    /// Creates an empty palette.
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

    /// Adds colours and returns `true`, or returns `false` if there are too many and not all were added.
    mutating func insert(_ colors: [UInt32]) -> Bool { colors.allSatisfy { insert($0) } }

    /// Adds the colours of pixels of four bytes and returns `true`, or returns `false` if there are too many
    /// and not all were added.
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

    /// The number of bits in an index: 1, 2, 4 or 8.
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

    /// The alphas up to the last colour that is not opaque.
    var alphas: [UInt8] {
        colors.prefix { $0 >> 24 < 255 }.map { UInt8($0 >> 24) }
    }

    /// Returns the index of a colour, or 0 if the palette does not contain it.
    func index(of color: UInt32) -> UInt8 {
        UInt8(truncatingIfNeeded: max(places[slot(of: color)], 0))
    }

    /// Adds a colour and returns `true`, or returns `false` if the palette is full.
    private mutating func insert(_ color: UInt32) -> Bool {
        let slot = slot(of: color)
        guard places[slot] < 0 else { return true }
        guard colors.count < Self.maxColors else { return false }
        places[slot] = Int16(colors.count)
        colors.append(color)
        return true
    }

    /// Returns the slot that contains a colour, or in which it would be stored.
    private func slot(of color: UInt32) -> Int {
        var slot = Int(truncatingIfNeeded: (color &* 0x9E37_79B1) &>> 22)
        while places[slot] >= 0, colors[Int(places[slot])] != color { slot = (slot + 1) & 1023 }
        return slot
    }
}
