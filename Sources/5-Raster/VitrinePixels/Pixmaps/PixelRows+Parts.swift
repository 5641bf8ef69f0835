extension PixelRows {
    /// Copies a part of another picture; both contain it.
    package func copy(_ part: PixelRect, from source: PixelRows) {
        for y in part.rows {
            unsafe at(part.x0, y).update(from: source.at(part.x0, y), count: part.width)
        }
    }

    /// Copies a part of a layer; both contain it.
    package func copy(_ part: PixelRect, from source: Layer) {
        for y in part.rows {
            unsafe source.withRow(y, from: part.x0) { row in
                unsafe at(part.x0, y).update(from: row, count: part.width)
            }
        }
    }

    /// Makes a part transparent.
    package func clear(_ part: PixelRect) {
        for y in part.rows {
            unsafe at(part.x0, y).update(repeating: 0, count: part.width)
        }
    }

    /// Returns the bounds of the pixels of a part that differ from those of a layer; both contain it.
    package func difference(from other: Layer, within part: PixelRect) -> PixelRect {
        var box = PixelRect(x0: .max, y0: .max, x1: .min, y1: .min)
        for y in part.rows {
            unsafe other.withRow(y, from: part.x0) { old in
                let (new, count) = unsafe (at(part.x0, y), part.width)
                var first = 0
                while unsafe first < count && old[first] == new[first] { first += 1 }
                if first == count { return }
                var last = count - 1
                while unsafe old[last] == new[last] { last -= 1 }
                box = box.union(
                    PixelRect(x0: part.x0 + first, y0: y, x1: part.x0 + last + 1, y1: y + 1))
            }
        }
        return box.isEmpty ? PixelRect(width: 0, height: 0) : box
    }
}
