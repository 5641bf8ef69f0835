/// The differences that the axes of a font make to numbers of a table: its item variation store, and the map
/// from the numbers' indexes to what that holds.
struct VariationDeltas {
    private let table: BigEndian
    private let store: Int
    private let map: Int?
    /// The values of the axes from -1 to 1.
    private let coordinates: [Double]

    /// The index of numbers that do not vary.
    private static let none: UInt32 = 0xFFFF_FFFF
    /// The most axes and regions that are evaluated for a number.
    private static let limit = 4096

    /// Creates the differences, or `nil` if nothing varies.
    ///
    /// - Parameters:
    ///   - table: The table that holds both.
    ///   - store: The place of the store in it.
    ///   - map: The place of the map, if there is one.
    ///   - coordinates: The normalised values of the font's axes.
    init?(_ table: BigEndian, store: Int, map: Int?, coordinates: [Double]) {
        guard store > 0, coordinates.contains(where: { $0 != 0 }) else { return nil }
        self.table = table
        self.store = store
        self.map = map
        self.coordinates = coordinates
    }

    /// Returns the difference of a number in its own units; 0 where nothing is known of it.
    func delta(at index: UInt32) -> Double {
        guard index != Self.none, let (outer, inner) = place(of: index) else { return 0 }
        return sum(outer, inner) ?? 0
    }

    private func place(of index: UInt32) -> (outer: Int, inner: Int)? {
        guard let map else { return (Int(index >> 16), Int(index & 0xFFFF)) }
        guard let format = table.u8(map), let entryFormat = table.u8(map + 1) else { return nil }
        let count = format == 0 ? table.u16(map + 2).map(Int.init) : table.u32(map + 2).map(Int.init)
        guard let count, count > 0 else { return nil }
        let size = Int(entryFormat >> 4 & 3) + 1
        let bits = Int(entryFormat & 15) + 1
        // Indexes beyond the map have its last entry.
        let at = map + (format == 0 ? 4 : 6) + min(Int(index), count - 1) * size
        let bytes = table.bytes(at, count: size)
        guard bytes.count == size else { return nil }
        let entry = bytes.reduce(0) { $0 << 8 | Int($1) }
        return (entry >> bits, entry & (1 << bits - 1))
    }

    private func sum(_ outer: Int, _ inner: Int) -> Double? {
        guard let regions = table.u32(store + 2), let count = table.u16(store + 6), outer < Int(count),
            let start = table.u32(store + 8 + 4 * outer)
        else { return nil }
        let data = store + Int(start)
        guard let items = table.u16(data), inner < Int(items), let words = table.u16(data + 2),
            let columns = table.u16(data + 4), columns <= Self.limit
        else { return nil }
        // Each row has wide numbers first and narrow ones after them.
        let wide = Int(words & 0x7FFF)
        let isLong = words & 0x8000 != 0
        let (wideSize, narrowSize) = isLong ? (4, 2) : (2, 1)
        guard wide <= Int(columns) else { return nil }
        let row = data + 6 + 2 * Int(columns) + inner * (wide * wideSize + (Int(columns) - wide) * narrowSize)
        var total = 0.0
        for column in 0..<Int(columns) {
            let at = row + min(column, wide) * wideSize + max(column - wide, 0) * narrowSize
            guard let region = table.u16(data + 6 + 2 * column),
                let value = number(at, size: column < wide ? wideSize : narrowSize),
                let scale = scale(ofRegion: Int(region), in: store + Int(regions))
            else { return nil }
            total += value * scale
        }
        return total
    }

    private func number(_ at: Int, size: Int) -> Double? {
        switch size {
        case 4: table.i32(at).map(Double.init)
        case 2: table.i16(at).map(Double.init)
        default: table.u8(at).map { Double(Int8(bitPattern: $0)) }
        }
    }

    /// Returns the share of a region's differences that applies.
    private func scale(ofRegion index: Int, in list: Int) -> Double? {
        guard let axes = table.u16(list), axes <= Self.limit, let regions = table.u16(list + 2),
            index < Int(regions)
        else { return nil }
        var scale = 1.0
        for axis in 0..<Int(axes) {
            let at = list + 4 + (index * Int(axes) + axis) * 6
            guard let start = table.i16(at), let peak = table.i16(at + 2), let end = table.i16(at + 4) else {
                return nil
            }
            let value = axis < coordinates.count ? coordinates[axis] : 0
            scale *= Self.tent(
                value, from: Double(start) / 16384, peak: Double(peak) / 16384, to: Double(end) / 16384)
            if scale == 0 { return 0 }
        }
        return scale
    }

    private static func tent(
        _ value: Double, from start: Double, peak: Double, to end: Double
    ) -> Double {
        if peak == 0 || start > peak || peak > end || (start < 0 && end > 0) || value == peak { return 1 }
        if value <= start || value >= end { return 0 }
        return value < peak ? (value - start) / (peak - start) : (end - value) / (end - peak)
    }
}
